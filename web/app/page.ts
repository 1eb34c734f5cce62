import type { ComponentType } from 'react';
import type { SkeletonShape, Viewer } from '#contract/shared/built-pages.ts';

/** Imports the component of a page: `() => import('./help/AboutPage.tsx').then((file) => file.AboutPage)`. */
export type LoadPage = () => Promise<ComponentType>;

type Never<Key extends string> = Readonly<Partial<Record<Key, never>>>;

/**
 * The file of a page: for everyone, for admins, for parents, or for each kind of viewer named here. A page for parents has its own frame.
 * Anyone who is not signed in as a parent sees the form for a sign-in link, even if a child is signed in in this browser.
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
  /** The first calls of the page, whose responses the server sends along. They may contain ids of the URL, and `:own`. */
  readonly firstCalls?: Readonly<Partial<Record<Viewer | 'everyone' | 'parent', readonly string[]>>>;
  /** Lazy files that the page shows at once, below web/. */
  readonly parts?: readonly string[];
  /** Other files for URLs with a query. */
  readonly partsByQuery?: Readonly<Record<string, readonly string[]>>;
  /** Shown while the page loads. The default is cards. */
  readonly skeleton?: SkeletonShape;
  /** Listed for search engines; needs a head in web/heads. */
  readonly isPublic?: boolean;
  /** Shows nobody but the child, so it also stays open while the child is suspended. */
  readonly isForOneAlone?: boolean;
  /** For a child while Lilypad is closed: the page works as usual, or only lets the child finish what is open on it. */
  readonly whenClosed?: 'open' | 'finish';
  /** A child whose parent has withdrawn consent sees the good-bye instead. True for all pages except those for everyone. */
  readonly endsWithConsent?: boolean;
}

export type PageDeclaration = PageFiles & PageOptions;
