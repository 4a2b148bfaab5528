<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

use Rueda\Support\Admin\SiteHealth;
use Rueda\Support\Clock;
use Rueda\Support\Period;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Tells admins, in Site Health and on screens, that a proxy hides visitors' addresses, and what to do. */
final class SharedAddressWarning {
	private const TEST = 'rueda_shared_address';

	public function __construct( private Clock $clock ) {}

	/** @return array<array-key, mixed> */
	public function add_test( mixed $tests ): array {
		return SiteHealth::with_test( $tests, self::TEST, __( 'Visitors’ addresses', 'rueda' ), [ $this, 'test' ] );
	}

	/** @return array<string, mixed> */
	public function test(): array {
		$found = [ ...$this->refusals(), ...self::own_request() ];
		return [] === $found
			? SiteHealth::result(
				self::TEST,
				'good',
				__( 'Visitors come with their own addresses', 'rueda' ),
				[ __( 'No proxy has been noticed that hides visitors’ addresses from Rueda.', 'rueda' ) ]
			)
			: SiteHealth::result( self::TEST, 'recommended', self::summary(), [ ...$found, self::advice() ] );
	}

	/** Prints a notice for a screen of the admin. */
	public function print(): void {
		$refusals = $this->refusals();
		if ( [] !== $refusals ) {
			wp_admin_notice(
				sprintf( '<p><strong>%s</strong></p>', esc_html( self::summary() ) )
					. '<p>' . implode( '</p><p>', array_map( 'esc_html', [ ...$refusals, self::advice() ] ) ) . '</p>',
				[ 'type' => 'warning', 'paragraph_wrap' => false ]
			);
		}
	}

	/** @return list<string> */
	private function refusals(): array {
		$noted = ( new SharedAddress( $this->clock ) )->standing();
		return null === $noted ? [] : [
			sprintf(
				/* translators: 1 and 2: dates. */
				__(
					'Rueda has refused visitors because too many came from one address, although a header named at least five different ones (first on %1$s, last on %2$s). A proxy or load balancer that hides visitors’ addresses looks like this; so does a program that pretends to be one.',
					'rueda'
				),
				Period::day( $noted['first'] ),
				Period::day( $noted['last'] )
			),
		];
	}

	/** @return list<string> */
	private static function own_request(): array {
		return '' === SharedAddress::named() ? [] : [
			sprintf(
				/* translators: %s: an IP address. */
				__( 'Your own request came from %s, and a header names another address for you.', 'rueda' ),
				IpAddress::plain( Read::text( $_SERVER, 'REMOTE_ADDR' ) )
			),
		];
	}

	private static function summary(): string {
		return __( 'All visitors seem to come from one address', 'rueda' );
	}

	private static function advice(): string {
		return __(
			'Limits against misuse then count all visitors as one, and refuse everybody when many write. Ask your host to restore visitors’ addresses. If that is not possible, enter the proxy’s addresses, as your host names them, under Rueda → Settings → Privacy. What was refused is told here for two days.',
			'rueda'
		);
	}
}
