<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

defined( 'ABSPATH' ) || exit;

/** Suggests what the privacy policy should say. The emails' tools export and erase what the ledger keeps. */
final class WebhookPrivacy {
	public function __construct( private Webhooks $webhooks ) {}

	public function suggest_text(): void {
		if ( ! current_user_can( 'manage_privacy_options' ) ) {
			return;
		}
		$hosts = [];
		foreach ( $this->webhooks->all() as $webhook ) {
			$hosts[] = (string) wp_parse_url( $webhook->address, PHP_URL_HOST );
		}
		$hosts = implode( wp_get_list_item_separator(), array_diff( array_unique( $hosts ), [ '' ] ) );
		wp_add_privacy_policy_content(
			__( 'Rueda: webhooks', 'rueda' ),
			sprintf(
				'<h2>%s</h2><p class="privacy-policy-tutorial">%s</p><p>%s</p>',
				esc_html__( 'Other services', 'rueda' ),
				esc_html__(
					'Say here who these services are, where they are, and what they do with the data.',
					'rueda'
				),
				esc_html(
					sprintf(
						/* translators: %s: names of servers. */
						__(
							'What visitors send with our forms and wheels is passed on to: %s. We keep what was passed on for a day, or for 30 days if it could not be delivered.',
							'rueda'
						),
						$hosts
					)
				)
			)
		);
	}
}
