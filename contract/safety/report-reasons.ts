/** Each has a picture, so that children need not know the right word. */
export const reportReasons = ['unkind', 'private', 'scary', 'stranger', 'not_sure'] as const;
export type ReportReason = (typeof reportReasons)[number];
