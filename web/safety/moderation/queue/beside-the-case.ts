/** As --breakpoint-wide in web/ui/style/tokens.css. Below it the queue stands under the case, which would scroll out of sight. */
export const besideTheCase = '(min-width: 68.75rem)';
