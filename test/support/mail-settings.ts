/** Settings of a Lilypad with a mail server. By default nothing listens at its address. */
export function withMailServer(url = 'smtp://127.0.0.1:1') {
  return {
    SMTP_URL: url,
    MAIL_FROM: 'Lilypad <lilypad@brook-street.school>',
    CONTACT_EMAIL: 'people@brook-street.school',
  };
}
