interface Network {
	readonly id: string;
	/** Names of companies are not translated. */
	readonly name: string;
	/** What the settings call the network, where visitors know it by another name. */
	readonly settingsName?: string;
	/** The network's own page for sharing. {link} and {title} become the report's, encoded. */
	readonly address: string;
}

/** The networks on which visitors can share a report, in the order of the page. Each site switches them on. */
export const NETWORKS = [
	{
		id: 'facebook',
		name: 'Facebook',
		address: 'https://www.facebook.com/sharer.php?u={link}',
	},
	{
		id: 'twitter',
		name: 'Twitter',
		settingsName: 'Twitter (X)',
		address: 'https://twitter.com/intent/tweet?text={title}&url={link}',
	},
	{
		id: 'linkedIn',
		name: 'LinkedIn',
		address:
			'https://www.linkedin.com/shareArticle?mini=true&url={link}&title={title}',
	},
	{
		id: 'reddit',
		name: 'Reddit',
		address: 'https://www.reddit.com/submit?url={link}&title={title}',
	},
	{
		id: 'whatsApp',
		name: 'WhatsApp',
		address: 'https://wa.me/?text={title}%20{link}',
	},
	{
		id: 'bluesky',
		name: 'Bluesky',
		address: 'https://bsky.app/intent/compose?text={title}%20{link}',
	},
	{
		// This page asks for the visitor's server in the browser alone: what follows a # is sent to nobody.
		id: 'mastodon',
		name: 'Mastodon',
		address: 'https://share.joinmastodon.org/#text={title}%20{link}',
	},
] as const satisfies readonly Network[];
