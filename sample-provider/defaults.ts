/** The default identifiers of the sample provider. */
export const defaults = {
  clientId: 'areopagus-local',
  clientSecret: 'local-only-secret',
  organizationId: 'org-areopagus-sample',
  blogs: {
    thoughts: '4101862075339140271',
    quotes: '4101862075339140272',
    articles: '4101862075339140273',
    resources: '4101862075339140274',
  },
  posts: {
    searchTips: '7350186942201573301',
    usageNotes: '7350186942201573302',
  },
} as const;
