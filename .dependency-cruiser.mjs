// Import rules of the house: arrows point one way, and a new domain is guarded from its first file.

const DOMAIN = '^server/(?!platform|ports|starter|testing)([^/]+)/'

// biome-ignore lint/style/noDefaultExport: the tool reads its configuration so
export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-only-zod',
      comment: 'The contract is read by both sides and depends on zod alone.',
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
      name: 'facts-know-no-server',
      comment: 'db/starter states facts; the loader in server/starter writes them.',
      severity: 'error',
      from: { path: '^db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|web)/' },
    },
    { name: 'web-not-server', severity: 'error', from: { path: '^web/' }, to: { path: '^(server|db)/' } },
    {
      name: 'domain-through-service',
      comment: 'A domain uses another one by its service.ts alone.',
      severity: 'error',
      from: { path: DOMAIN },
      to: { path: DOMAIN, pathNot: ['^server/$1/', '^server/[^/]+/service\\.ts$'] },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^server/(platform|ports)/', pathNot: '\\.(test|harness)\\.ts$' },
      to: { path: DOMAIN },
    },
    {
      name: 'platform-not-ports-but-types',
      comment: 'Ports are built on the platform, not the other way round; only the shape of App names them.',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: ['^server/platform/app\\.ts$', '\\.(test|harness)\\.ts$'] },
      to: { path: '^server/ports/' },
    },
    {
      name: 'routes-not-queries',
      severity: 'error',
      from: { path: 'routes\\.ts$' },
      to: { path: 'queries\\.ts$' },
    },
    {
      name: 'pg-behind-db',
      severity: 'error',
      from: { pathNot: ['^server/platform/(db|listen|jobs)\\.ts$', '^server/platform/postgres/'] },
      to: { path: '^node_modules/(pg|@types/pg|pg-boss)/' },
    },
    {
      name: 'app-not-app',
      severity: 'error',
      from: { path: '^web/(store|admin|supplier)/' },
      to: { path: '^web/(store|admin|supplier)/', pathNot: '^web/$1/' },
    },
    {
      name: 'screen-not-screen',
      comment: 'A domain of the store uses another domain only through its components/ folder.',
      severity: 'error',
      from: { path: '^web/store/(?!app/|shell/|shared/|messages/)([^/]+)/' },
      to: {
        path: '^web/store/(?!app/|shared/|messages/)([^/]+)/',
        pathNot: ['^web/store/$1/', '^web/store/[^/]+/components/'],
      },
    },
    {
      name: 'ui-knows-no-contract',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^(contract|web/store|web/framework)/' },
    },
    {
      name: 'product-not-tests',
      severity: 'error',
      from: { pathNot: ['\\.(test|harness|e2e)\\.tsx?$', '^(server|search)/testing/', '^e2e/', '^scripts/'] },
      to: { path: ['\\.(test|harness|e2e)\\.tsx?$', '^(server|search)/testing/', '^e2e/'] },
    },
    {
      name: 'no-dev-dependency-in-product',
      severity: 'error',
      from: {
        path: '^(contract|search|server|starter|web|db)/',
        pathNot: ['\\.(test|harness)\\.tsx?$', '^(server|search)/testing/'],
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
