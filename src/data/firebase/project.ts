export const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID;

/** False in a build without configuration: nothing can be read then, and nobody can sign in. */
export const hasProject = Boolean(projectId);

/**
 * True when the app talks to the emulators on this machine (ports of firebase.json). Local runs use a project
 * id that starts so; Firebase never serves such a project.
 */
export const onEmulators = projectId?.startsWith('demo-') ?? false;
