export const looks = {
  fun_fact: { emoji: '💡', tone: 'teal' },
  common_knowledge: { emoji: '🧭', tone: 'moss' },
} as const;
