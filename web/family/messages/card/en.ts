/** A payment by which a parent shows who they are, where the operator offers it. */
export const familyCard = {
  'card.way': 'How would you like to show that you are the parent?',
  'card.way.form': 'Sign a form',
  'card.way.form.hint': 'You print a page, sign it, and send a photo. Staff look at it, which can take some days.',
  'card.way.card': 'Pay {amount}, and get it back',
  'card.way.card.free': 'Have a card checked, for free',
  'card.way.card.hint': 'On the page of a payment provider. It takes two minutes, and what you chose opens at once.',
  'card.next': 'Next: pay and come back',
  'card.next.text':
    'You pay {amount} on the page of a payment provider, which tells us only whether you paid. You get it back at once. We never see your card, and the provider hears nothing about your child from us.',
  'card.next.free':
    'A payment provider checks your card for free, and tells us only whether that worked. We never see your card, and the provider hears nothing about your child from us.',
  'card.next.rest': 'We open the rest now.',
  'card.start': 'Go to the payment',

  'card.page': 'Your payment',
  'card.asking': 'We are asking the payment provider',
  'card.paid': 'Thank you',
  'card.paid.text': 'What you chose for {name} is open now, and we have e-mailed you to confirm it.',
  'card.paid.back': 'Your payment is on its way back. It can take your bank some days to show it.',
  'card.open': "We haven't heard about your payment yet",
  'card.open.text':
    'If you have just paid, it may take a minute. If you stopped halfway, what needs the payment stays off for {name}, and you can start again on your pages.',
  'card.open.again': 'Ask again',
  'card.declined': 'The payment did not go through',
  'card.declined.text':
    'Nothing was paid, and what needs the payment stays off for {name}. You can try again, or choose another way, on your pages.',
  'card.unneeded': 'You get your payment back',
  'card.unneeded.text':
    'It came too late to allow anything for {name}: someone had said no, or our notice to parents had changed.',
  'card.gone': "This payment link doesn't work",
  'card.noToken': 'This link is incomplete. Please open the one in our e-mail, or go to your pages.',
  'card.toFamily': 'To your pages',
} as const;
