export const backTo = (list: string) => `← Volver a ${list}`;
