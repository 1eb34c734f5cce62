import type { ComponentType } from 'react';
import type { SkeletonShape, Viewer } from '#contract/shared/built-pages.ts';

/** Brings the file of a page: `() => import('./help/AboutPage.tsx').then((file) => file.AboutPage)`. */
export type LoadPage = () => Promise<ComponentType>;

type Never<Key extends string> = Readonly<Partial<Record<Key, never>>>;

/**
 * Which file stands at an address: one for everyone, one behind the gate of the admins, one for parents, or one for the viewers
 * named here. A page for parents has a frame of its own and asks who is not signed in as a parent for an address, whoever else
 * is signed in in this browser.
 */
type PageFiles =
  | ({ readonly everyone: LoadPage } & Never<Viewer | 'admin' | 'parent'>)
  | ({ readonly admin: LoadPage } & Never<Viewer | 'everyone' | 'parent'>)
  | ({ readonly parent: LoadPage } & Never<Viewer | 'everyone' | 'admin'>)
  | ({ readonly child: LoadPage; readonly staff: LoadPage; readonly visitor: LoadPage } & Never<
      'everyone' | 'admin' | 'parent'
    >)
  | ({ readonly child: LoadPage } & Never<Exclude<Viewer, 'child'> | 'everyone' | 'admin' | 'parent'>)
  | ({ readonly staff: LoadPage } & Never<Exclude<Viewer, 'staff'> | 'everyone' | 'admin' | 'parent'>)
  | ({ readonly visitor: LoadPage } & Never<Exclude<Viewer, 'visitor'> | 'everyone' | 'admin' | 'parent'>);

interface PageOptions {
  /** The calls that the page makes first: the server sends their answers with the page. They may name the ids of the address, and `:own`. */
  readonly firstCalls?: Readonly<Partial<Record<Viewer | 'everyone' | 'parent', readonly string[]>>>;
  /** Lazy files that the page shows at once, below web/. */
  readonly parts?: readonly string[];
  /** Other parts at an address with a query. */
  readonly partsByQuery?: Readonly<Record<string, readonly string[]>>;
  /** What is shown while the page loads; without it, cards. */
  readonly skeleton?: SkeletonShape;
  /** Listed for search engines; needs a head in web/heads. */
  readonly isPublic?: boolean;
  /** Shows nobody but the child, so it also stays open while the child is suspended. */
  readonly isForOneAlone?: boolean;
  /** For a child to whom Lilypad is closed: the page works all the same, or what was open on it may be finished. */
  readonly whenClosed?: 'open' | 'finish';
  /** A child whose parent has withdrawn consent sees the good-bye instead. True for all pages except those for everyone. */
  readonly endsWithConsent?: boolean;
}

export type PageDeclaration = PageFiles & PageOptions;
