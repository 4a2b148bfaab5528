<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

use Rueda\Support\Admin\SiteHealth;
use Rueda\Support\Clock;
use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/** Tells admins, in Site Health and on screens, that calls of visitors' scripts do not reach WordPress. */
final class RefusedCallsWarning {
	private const TEST = 'rueda_refused_calls';

	public function __construct( private Clock $clock ) {}

	/** @return array<array-key, mixed> */
	public function add_test( mixed $tests ): array {
		$label = __( 'Calls from visitors’ browsers to Rueda', 'rueda' );
		return SiteHealth::with_test( $tests, self::TEST, $label, [ $this, 'test' ] );
	}

	/** @return array<string, mixed> */
	public function test(): array {
		$refusals = $this->refusals();
		return [] === $refusals
			? SiteHealth::result(
				self::TEST,
				'good',
				__( 'Calls from visitors’ browsers reach Rueda', 'rueda' ),
				[ __( 'No page with a form or a wheel has reported a call that was refused.', 'rueda' ) ]
			)
			: SiteHealth::result( self::TEST, 'recommended', self::summary(), [ ...$refusals, self::advice() ] );
	}

	/** Prints a notice for a screen of the admin. */
	public function print(): void {
		$refusals = $this->refusals();
		if ( [] !== $refusals ) {
			$paragraphs = array_map( 'esc_html', [ ...$refusals, self::advice() ] );
			wp_admin_notice(
				sprintf( '<p><strong>%s</strong></p>', esc_html( self::summary() ) )
					. '<p>' . implode( '</p><p>', $paragraphs ) . '</p>',
				[ 'type' => 'warning', 'paragraph_wrap' => false ]
			);
		}
	}

	/** @return list<string> A sentence for each address. */
	private function refusals(): array {
		return array_map(
			static fn ( array $one ): string => sprintf(
				/* translators: 1: a web address, 2: a number such as 403, 3 and 4: dates. */
				__(
					'%1$s was answered with status %2$d by something other than Rueda (first on %3$s, last on %4$s).',
					'rueda'
				),
				$one['address'],
				$one['status'],
				Period::day( $one['first'] ),
				Period::day( $one['last'] )
			),
			( new RefusedCalls( $this->clock ) )->standing()
		);
	}

	private static function summary(): string {
		return __( 'Something refuses calls from visitors’ browsers to this site', 'rueda' );
	}

	private static function advice(): string {
		return sprintf(
			/* translators: 1, 2 and 3: web addresses. */
			__(
				'A firewall, a security plugin or a rule of the server answers these calls before Rueda can. Forms and wheels are then sent another way, as long as that is not refused too. Ask your host to let visitors call %1$s, %2$s and %3$s and everything below them, by GET and POST; if a security plugin is active, look into its settings first. This warning goes away a day after the last refusal, once calls arrive again.',
				'rueda'
			),
			rest_url( 'contact-form-7/v1/' ),
			rest_url( 'rueda/v1/' ),
			rest_url( 'wp/v2/wheel/' )
		);
	}
}
