/** A missing or unusable environment variable. The message names it but never holds its value. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** The variable's value, trimmed; undefined when it is missing or blank. */
export function optionalSetting(name: string): string | undefined {
  return process.env[name]?.trim() || undefined;
}

/** Throws ConfigurationError when the variable is missing or blank. */
export function setting(name: string): string {
  const value = optionalSetting(name);
  if (!value) throw new ConfigurationError(`${name} is not set`);
  return value;
}

/** Local runs use a project id with this prefix; Google serves no such project. */
export function onDemoProject(): boolean {
  return setting('FIREBASE_PROJECT_ID').startsWith('demo-');
}
