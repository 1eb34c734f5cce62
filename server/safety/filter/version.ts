/** Of the lists, the parameters and the weights together; a verdict names it. Changes with any of them. */
export const VERSION = 'filter-8';
