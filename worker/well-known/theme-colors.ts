/** The paper of client/style/tokens.css, for what stands around a page. */
export const themeColors = { light: '#fbf7ef', dark: '#16140f' };
