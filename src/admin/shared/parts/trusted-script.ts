/** TypeScript lacks the type: a trusted address is accepted wherever a string is. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
};

/**
 * The address of a worker. The back office's Content-Security-Policy accepts no plain string as the address of a
 * script, and each policy once (scripts/build/headers-file.ts).
 */
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
