/** The documents for operators, on pages of the admin panel. They are written in English, as the documents of the program are. */
export const adminGuide = {
  'admin.guide.law': 'Children and the law',
  'admin.guide.worst': 'The worst case',
  'admin.guide.both': 'Documents for operators',
  'admin.guide.print': 'Print',
} as const;
