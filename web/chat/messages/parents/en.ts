export const chatParents = {
  'chatParents.reading': "Read {name}'s chats",
  'chatParents.reading.hint':
    'Off: you see who they chat with and how often. On: both children see a sign, and you can read what they write after that.',
  'chatParents.confirm': "Read {name}'s chats?",
  'chatParents.confirm.text':
    'We tell {name} right away, and a sign in each chat tells both children. You never see what they wrote before.',
  'chatParents.confirm.trust': 'Children need someone to talk to. Telling {name} yourself first helps most.',
  'chatParents.confirm.yes': 'Switch on',
  'chatParents.confirm.no': 'Leave it off',
  'chatParents.read': 'Read the chat',
  'chatParents.read.title': '{name} and {buddy}',
  'chatParents.read.text': 'What both wrote after they saw the sign. We record each time you read.',
  'chatParents.read.none':
    'Nothing to read yet. Messages show up here once both children have opened the chat and seen the sign.',
  'chatParents.read.messages': 'Messages',
  'chatParents.read.earlier': 'Show earlier',
  'chatParents.theirs': "{buddy}'s grown-up can read this chat, too.",
} as const;
