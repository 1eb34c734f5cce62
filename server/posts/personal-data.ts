import type { PersonalData } from '../platform/module.ts';
import { postsSection } from './copy-section.ts';
import { deleteDrawings } from './drawings/drawing-queries.ts';
import * as erasure from './erasure-queries.ts';
import { listAccountComments, listAccountKindWords, listAccountLikes, listAccountPosts } from './queries.ts';

export const personalData: PersonalData = {
  keeps: [
    { row: 'posts', purpose: 'account', tables: ['posts', 'drawings'], keepFor: 'account' },
    {
      row: 'comments',
      purpose: 'account',
      tables: ['comments', 'post_likes', 'comment_likes', 'kind_words'],
      keepFor: 'account',
    },
  ],
  copySections: [postsSection],
  keys: {
    posts: 'Stories, questions and drawings',
    comments: 'Comments',
    likes: 'Hearts given',
    kindWords: 'Kind words sent to other children',
  },
  export: async (db, accountId) => ({
    posts: await listAccountPosts(db, { accountId }),
    comments: await listAccountComments(db, { accountId }),
    likes: await listAccountLikes(db, { accountId }),
    kindWords: await listAccountKindWords(db, { accountId }),
  }),
  erase: (tx, accountId) => {
    tx.write(erasure.uncountLikes, { accountId });
    tx.write(erasure.uncountCommentLikes, { accountId });
    tx.write(erasure.uncountComments, { accountId });
    tx.write(erasure.deleteCommentLikes, { accountId });
    tx.write(erasure.deleteLikes, { accountId });
    tx.write(erasure.deleteKindWords, { accountId });
    tx.write(erasure.deleteComments, { accountId });
    tx.write(deleteDrawings, { accountId });
    tx.write(erasure.deletePosts, { accountId });
  },
};
