<?php

declare( strict_types=1 );

namespace Rueda\Tests\Compat;

use RuntimeException;

/** Stands for both classes of Flamingo. */
final class FlamingoStandIn {
	/** @var list<array<string, mixed>> What Flamingo was given, as it stores it. */
	public static array $messages = [];

	/** @var list<array<string, mixed>> */
	public static array $contacts = [];

	public static bool $is_broken = false;

	/** @param array<string, mixed> $given */
	public static function add( array $given ): object {
		if ( self::$is_broken ) {
			throw new RuntimeException( 'no' );
		}
		if ( isset( $given['channel'] ) ) {
			self::$messages[] = wp_unslash( $given );
		} else {
			self::$contacts[] = wp_unslash( $given );
		}
		return new class() {
			public function id(): int {
				return 77;
			}
		};
	}

	/** @param array{channel: string} $of */
	public static function count( array $of ): int {
		return count( wp_list_filter( self::$messages, $of ) );
	}
}
