<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Mail\Ledger;
use Rueda\Support\Admin\SiteHealth;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** Tells admins in Tools → Site Health that another service did not take what it should have got. */
final class WebhookHealth {
	private const TEST = 'rueda_webhooks';

	public function __construct( private Ledger $ledger, private Clock $clock ) {}

	/** @return array<array-key, mixed> */
	public function add_test( mixed $tests ): array {
		return SiteHealth::with_test( $tests, self::TEST, __( 'Rueda webhooks', 'rueda' ), [ $this, 'test' ] );
	}

	/** @return array<string, mixed> */
	public function test(): array {
		$failed = $this->ledger->count_settled( Ledger::FAILED, $this->clock->now() - WEEK_IN_SECONDS, true );
		return 0 === $failed
			? SiteHealth::result(
				self::TEST,
				'good',
				__( 'Webhooks deliver what visitors send', 'rueda' ),
				[ __( 'Nothing was given up in the last seven days.', 'rueda' ) ]
			)
			: SiteHealth::result(
				self::TEST,
				'recommended',
				__( 'A webhook could not deliver what visitors sent', 'rueda' ),
				[
					sprintf(
						/* translators: %s: a number. */
						_n(
							'%s delivery was given up in the last seven days, after eight attempts.',
							'%s deliveries were given up in the last seven days, after eight attempts each.',
							$failed,
							'rueda'
						),
						number_format_i18n( $failed )
					),
				],
				sprintf(
					'<p><a href="%s">%s</a></p>',
					esc_url( WebhooksScreen::address() ),
					esc_html__( 'Webhooks', 'rueda' )
				)
			);
	}
}
