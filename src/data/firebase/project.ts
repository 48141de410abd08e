export const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID;

/** False in a build without configuration: no data, no sign-in. */
export const hasProject = Boolean(projectId);

/**
 * True when the app uses the emulators on this machine (ports of firebase.json). Local runs use a project id with
 * this prefix; Firebase serves no such project.
 */
export const onEmulators = projectId?.startsWith('demo-') ?? false;
