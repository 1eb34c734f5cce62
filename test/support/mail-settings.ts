/** Settings of a Lilypad whose mails leave by a mail server. Where nothing listens at its address, none of them arrives. */
export function withMailServer(url = 'smtp://127.0.0.1:1') {
  return {
    SMTP_URL: url,
    MAIL_FROM: 'Lilypad <lilypad@brook-street.school>',
    CONTACT_EMAIL: 'people@brook-street.school',
  };
}
