/** The sheet that children draw on. By itself, because each post with a picture asks how large it is. */
export const PAPER_WIDTH = 800;
export const PAPER_HEIGHT = 600;
