import react from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

// React's development build makes an Error for each element, up to 10,000 a second, to name the element's owner in its
// warnings. That took a tenth of the run. Here the limit is always reached.
Object.defineProperty(
  (react as unknown as Record<string, object>)[internals],
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => {}, configurable: true },
);
