export const activities = {
  'activities.title': 'Activities',
  'activities.back': 'Back to my profile',
  'activities.new': 'New',
  'activities.isNew': 'There is something new.',
  'activities.list': 'What others did',
  'activities.post_like': '{name} liked your post.',
  'activities.post_like.more': {
    one: '{name} and {count} other liked your post.',
    other: '{name} and {count} others liked your post.',
  },
  'activities.comment_like': '{name} liked your comment.',
  'activities.comment_like.more': {
    one: '{name} and {count} other liked your comment.',
    other: '{name} and {count} others liked your comment.',
  },
  'activities.comment_received': '{name} wrote a comment.',
  'activities.buddy_made': '{name} and you are buddies now.',
  'activities.more': 'Show more',
  'activities.empty': 'Nothing here yet',
  'activities.empty.text': 'Hearts, comments and new buddies will show up here.',
  'activities.empty.action': 'Share your story',
  'activities.failed': 'Your activities did not come',
} as const;
