/** The sheet that children draw on. A file of its own, because every post with a picture needs its size. */
export const PAPER_WIDTH = 800;
export const PAPER_HEIGHT = 600;
