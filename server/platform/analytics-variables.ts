// The environment variables of the analytics container.

export const ANALYTICS_SETTINGS = [
  {
    name: 'ANALYTICS_CONTAINER_CODE',
    fallback: '',
    about:
      'Code of an analytics container, such as GTM-ABC1234; loaded in India alone, for visitors who agree. Empty for none.',
  },
  {
    name: 'ANALYTICS_CONTAINER_URL',
    fallback: 'https://www.googletagmanager.com/gtm.js',
    about: 'Where the script of the container is fetched from.',
  },
  {
    name: 'ANALYTICS_ORIGINS',
    fallback: 'https://*.google-analytics.com,https://*.analytics.google.com,https://*.googletagmanager.com',
    about: 'Origins that the tags of the container report to, comma-separated.',
  },
] as const
