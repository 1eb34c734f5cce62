/** Of rules, lists, parameters and weights together. Every verdict names it. Change it with any of them. */
export const VERSION = 'filter-22';
