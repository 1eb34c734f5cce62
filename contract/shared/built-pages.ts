import type { WrittenLanguage } from './languages.ts';

/** Who looks at a page: each may see another one at the same address. */
export type Viewer = 'child' | 'staff' | 'visitor';

export const viewers: readonly Viewer[] = ['child', 'staff', 'visitor'];

/** What search engines and link previews show of a public page. */
export interface PageHead {
  /** Also the title of the browser tab. */
  readonly title: string;
  readonly description: string;
}

/** What is shown in the place of a page until the page is there. */
export type SkeletonShape = 'cards' | 'conversation' | 'form' | 'list' | 'profile' | 'reading';

export type ByViewer<Value> = Readonly<Partial<Record<Viewer, Value>>>;

/** What the server has to know about a page. */
export interface BuiltPage {
  /** Of each viewer, the calls that the page makes first. */
  readonly firstCalls: ByViewer<readonly string[]>;
  /** What the frame around a child's page asks once the page is there: counts of the bars, news. */
  readonly frameCalls?: readonly string[];
  /** Of each viewer, the scripts and styles that the page loads besides the app. */
  readonly files: ByViewer<readonly string[]>;
  /** The same at an address with a query, such as `?for=grown-ups`. */
  readonly filesByQuery: Readonly<Record<string, ByViewer<readonly string[]>>>;
  readonly skeleton?: SkeletonShape;
  /** Public pages have heads, all others are not indexed. */
  readonly heads?: Readonly<Record<WrittenLanguage, PageHead>>;
}

/** The file pages.json, which the build makes of web/pages.ts and the server reads. */
export interface BuiltPages {
  readonly pages: Readonly<Record<string, BuiltPage>>;
  /** What a child with unread messages of staff loads besides. */
  readonly staffMessageFiles: readonly string[];
  /** The files that only admins may load. */
  readonly adminFiles: readonly string[];
}
