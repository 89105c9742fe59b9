// Import rules: dependencies point one way. Cycles between domain folders are checked by scripts/check-structure.ts.

const DOMAIN = '^server/(?!cli|platform|testing)([^/]+)/'

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export
export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-only-zod',
      comment: 'Server and browser both read the contract, so it depends on zod alone.',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/', '^node_modules/zod/'] },
    },
    {
      name: 'search-is-a-library',
      comment:
        'The search engine knows nothing of the store: it is used through search/port.ts and could be published.',
      severity: 'error',
      from: { path: '^search/' },
      to: { path: '^(contract|db|e2e|scripts|server|starter|web)/' },
    },
    {
      name: 'server-not-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'starter-data-not-server',
      comment: 'The starter catalogue is data; only its loader writes to the store.',
      severity: 'error',
      from: { path: '^starter/(?!loader/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|web)/' },
    },
    {
      name: 'starter-through-service',
      severity: 'error',
      from: { path: '^starter/loader/', pathNot: '\\.test\\.ts$' },
      to: { path: DOMAIN, pathNot: '^server/[^/]+/service\\.ts$' },
    },
    {
      name: 'domains-not-starter',
      comment: 'Only the start of the program loads the starter catalogue.',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/main\\.ts$', '^server/testing/', '\\.test\\.ts$'] },
      to: { path: '^starter/' },
    },
    { name: 'web-not-server', severity: 'error', from: { path: '^web/' }, to: { path: '^(server|search|starter)/' } },
    {
      name: 'domain-through-service',
      comment: 'A domain uses another one through its service.ts only.',
      severity: 'error',
      from: { path: DOMAIN },
      to: { path: DOMAIN, pathNot: ['^server/$1/', '^server/[^/]+/service\\.ts$'] },
    },
    {
      name: 'platform-not-domains',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: '\\.(test|harness)\\.ts$' },
      to: { path: DOMAIN },
    },
    {
      name: 'routes-not-repository',
      severity: 'error',
      from: { path: '/(routes|plugin)\\.ts$' },
      to: { path: '/repository(/|\\.ts$)' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules decide; they never reach the database, the network or the clock of the process.',
      severity: 'error',
      from: { path: '^server/[^/]+/(rules\\.ts$|rules/)', pathNot: '\\.test\\.ts$' },
      to: { path: '/(commands|adapters)/|^node:(fs|net|http|https|dns|child_process)' },
    },
    {
      name: 'pg-only-in-platform',
      severity: 'error',
      from: {
        pathNot: ['^server/platform/(connections|db|listen|jobs|jobs-database)\\.ts$', '^server/platform/postgres/'],
      },
      to: { path: '^node_modules/(pg|@types/pg|pg-boss)/' },
    },
    {
      name: 'app-not-app',
      comment: 'The words of error codes alone are the same in every app.',
      severity: 'error',
      from: { path: '^web/(?!framework|ui)([^/]+)/' },
      to: {
        path: '^web/(?!framework|ui)([^/]+)/',
        pathNot: ['^web/$1/', '^web/store/messages/errors\\.(en|hi)\\.ts$'],
      },
    },
    {
      name: 'framework-not-app',
      comment: 'An app hands its routes, loaders and frame to the framework; the framework imports no app.',
      severity: 'error',
      from: { path: '^web/framework/' },
      to: { path: '^web/', pathNot: '^web/(framework|ui)/' },
    },
    {
      name: 'screen-not-screen',
      comment: 'A domain of the store uses another domain only through its components/ folder.',
      severity: 'error',
      from: { path: '^web/store/(?!app/|shell/|shared/|messages/|testing/)([^/]+)/' },
      to: {
        path: '^web/store/(?!app/|shared/|messages/|testing/)([^/]+)/',
        pathNot: ['^web/store/$1/', '^web/store/[^/]+/components/'],
      },
    },
    {
      name: 'console-area-not-area',
      comment: 'An area of the console uses what is in its common folders, never another area.',
      severity: 'error',
      from: { path: '^web/console/(?!app/|shell/|components/|messages/|login/|testing/)([^/]+)/' },
      to: {
        path: '^web/console/(?!app/|shell/|components/|messages/|login/|testing/)([^/]+)/',
        pathNot: '^web/console/$1/',
      },
    },
    {
      name: 'ui-not-contract',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^(contract/|web/(?!ui/))' },
    },
    {
      name: 'product-not-tests',
      severity: 'error',
      from: {
        pathNot: [
          '\\.(test|harness|e2e)\\.tsx?$',
          '^(server|search|web|web/store|web/console)/testing/',
          '^e2e/',
          '^scripts/',
        ],
      },
      to: { path: ['\\.(test|harness|e2e)\\.tsx?$', '^(server|search|web|web/store|web/console)/testing/', '^e2e/'] },
    },
    {
      name: 'no-dev-dependency-in-product',
      severity: 'error',
      from: {
        path: '^(contract|search|server|starter|web)/',
        pathNot: ['\\.(test|harness)\\.tsx?$', '^(server|search|web|web/store|web/console)/testing/'],
      },
      to: { dependencyTypes: ['npm-dev'], pathNot: '^node_modules/@types/' },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$' } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
