/** Many programs ignore style sheets, so each element carries its own style; classes only change it on phones and at night. */
export const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;";
export const INK = 'color:#16324f;';
export const SOFT_INK = 'color:#4a6580;';
export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
/** The Content-ID of the logo: a picture in the mail is shown at once, one from elsewhere is blocked and tells who reads. */
export const LOGO_ID = 'frog@lilypad';

/** An endless word would push the mail out of its frame. */
export const BREAKS = 'overflow-wrap:anywhere;word-break:break-word;';
