declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  export default function show(settings: Record<string, unknown>): unknown;
}
