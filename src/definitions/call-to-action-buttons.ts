/** Under which names the parts of each button of the site's call to action are stored. */
export const CTA_BUTTONS = {
	primary: {
		label: 'buttonLabel',
		link: 'buttonLink',
		opensTab: 'openInTab',
		noFollow: 'setLinkAttrNoFollow',
		sponsored: 'setLinkAttrSponser',
		download: 'setLinkAttrDownload',
	},
	secondary: {
		label: 'sbuttonLabel',
		link: 'sbuttonLink',
		opensTab: 'sbopenInTab',
		noFollow: 'sbsetLinkAttrNoFollow',
		sponsored: 'sbsetLinkAttrSponser',
		download: 'sbsetLinkAttrDownload',
	},
} as const;
