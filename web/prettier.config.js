export default { plugins: ["prettier-plugin-svelte"], printWidth: 120 };
