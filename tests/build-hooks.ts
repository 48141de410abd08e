/** Addresses of build hooks, for the screen's check and for the rules: both have to agree. */
const hook = 'https://api.netlify.com/build_hooks/5c23354f454e1350f8543e78';

export const buildHooks: Record<string, string> = {
  'an address of the host': hook,
  'the longest one': hook.padEnd(300, 'a'),
  'one with a title': `${hook}?trigger_title=Publish+the+site%20v1.2&clear_cache=true`,
  'the stand-in of this machine': 'http://localhost:8891/build_hooks/preview',
  'none at all': '',
};

export const otherAddresses: Record<string, string> = {
  'one that is too long': hook.padEnd(301, 'a'),
  'another host': 'https://evil.example/build_hooks/5c23',
  'a host that begins alike': 'https://api.netlify.com.evil.example/build_hooks/5c23',
  'a host behind a name': 'https://api.netlify.com@evil.example/build_hooks/5c23',
  'another path of the host': 'https://api.netlify.com/api/v1/sites',
  'the host without encryption': hook.replace('https', 'http'),
  'another machine without encryption': 'http://localhost.evil.example/hook',
  'a hook without an id': 'https://api.netlify.com/build_hooks/',
  'no address': '5c23354f454e1350f8543e78',
  'two of them': `${hook} ${hook}`,
  'a way out of the hooks': 'https://api.netlify.com/build_hooks/../api/v1/sites',
  'an encoded way out': 'https://api.netlify.com/build_hooks/%2e%2e/api/v1/sites',
  'a half encoded way out': 'https://api.netlify.com/build_hooks/.%2E/api/v1/sites',
  'an encoded slash': 'https://api.netlify.com/build_hooks/a%2f..%2fapi',
  'a backslash': String.raw`https://api.netlify.com/build_hooks/..\api`,
  'an encoded backslash': 'https://api.netlify.com/build_hooks/..%5Capi',
  'a fragment': `${hook}#a`,
  'a letter of another script': `${hook}é`,
  'a script': 'javascript:alert(1)',
};
