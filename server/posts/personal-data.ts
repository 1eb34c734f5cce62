import type { PersonalData } from '../platform/module.ts';
import { deleteDrawings } from './drawings/drawing-queries.ts';
import * as erasure from './erasure-queries.ts';
import { listCommentsOf, listLikesOf, listPostsOf } from './queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({
    posts: await listPostsOf(db, { accountId }),
    comments: await listCommentsOf(db, { accountId }),
    likes: await listLikesOf(db, { accountId }),
  }),
  erase: async (tx, accountId) => {
    await Promise.all([
      erasure.uncountLikes(tx, { accountId }),
      erasure.uncountCommentLikes(tx, { accountId }),
      erasure.uncountComments(tx, { accountId }),
      erasure.deleteCommentLikes(tx, { accountId }),
      erasure.deleteLikes(tx, { accountId }),
      erasure.deleteComments(tx, { accountId }),
      deleteDrawings(tx, { accountId }),
      erasure.deletePosts(tx, { accountId }),
    ]);
  },
};
