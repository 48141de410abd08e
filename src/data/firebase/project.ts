export const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID;

/** False in a build without configuration: no data, no sign-in. */
export const hasProject = Boolean(projectId);

/** Whether the app uses the emulators (ports of firebase.json): Firebase serves no project of this prefix. */
export const onEmulators = projectId?.startsWith('demo-') ?? false;
