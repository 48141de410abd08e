export type Variables = Readonly<Record<string, string | undefined>>;

const ofBrowser = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_STORAGE_BUCKET',
];
const ofFunctions = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_CLIENT_EMAIL',
  'FIREBASE_PRIVATE_KEY',
  'RATE_LIMIT_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
];

/** On Netlify, variables with the scope Functions are not there while it builds. */
export function seesFunctions(env: Variables): boolean {
  return !env.NETLIFY || ofFunctions.some((name) => env[name]);
}

/** Variables that are missing, or that only a demo may have, one sentence each. */
export function variableProblems(env: Variables): string[] {
  const names = seesFunctions(env) ? [...ofBrowser, ...ofFunctions] : ofBrowser;
  const missing = names.filter((name) => !env[name]?.trim());
  const { FIREBASE_PROJECT_ID: stored, VITE_FIREBASE_PROJECT_ID: shown } = env;
  return [
    ...missing.map((name) => `${name} is not set.`),
    ...(stored && stored !== shown
      ? ['FIREBASE_PROJECT_ID and VITE_FIREBASE_PROJECT_ID are two projects.']
      : []),
    ...(env.VITE_DEMO_DATA === 'true'
      ? ['VITE_DEMO_DATA is true: staff would see made-up requests.']
      : []),
  ];
}
