/** TypeScript lacks the type: a trusted address is accepted wherever a string is. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
};

/** The address of a worker, which the back office's policy takes once, and as no plain string (headers-file.ts). */
export function trustedScript(
  policy: 'picture-worker' | 'service-worker',
  address: string,
): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes
      ?.createPolicy(policy, { createScriptURL: () => address })
      .createScriptURL(address) ?? address
  );
}
