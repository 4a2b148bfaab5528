<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Value\Secret;
use Rueda\Support\Clock;
use Rueda\Support\Database\LimitsTable;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * What a page says after a form was sent and the visitor was redirected to it. It is stored in a table and not as a
 * transient, because an object cache whose server is gone loses transients without telling.
 */
final class Thanks {
	public function __construct( private Clock $clock ) {}

	/** @return string A token with which read() finds it; "" where it could not be stored. */
	public function store( string $unit_tag, string $message ): string {
		$token = bin2hex( random_bytes( 16 ) );
		$until = $this->clock->now() + HOUR_IN_SECONDS;
		$text  = (string) wp_json_encode( [ 'tag' => $unit_tag, 'message' => $message, 'until' => $until ] );
		LimitsTable::write( self::id( $token ), null, $text, $until );
		return LimitsTable::taken( self::id( $token ) ) === $text ? $token : '';
	}

	/** @return array{tag: string, message: string}|null Null where there is none, or it is too old. */
	public function read( mixed $token ): ?array {
		$text   = is_string( $token ) && 1 === preg_match( '/^[0-9a-f]{32}$/D', $token )
			? LimitsTable::taken( self::id( $token ) )
			: null;
		$stored = json_decode( $text ?? '', true );
		return is_array( $stored ) && Read::integer( $stored['until'] ?? 0, 0, PHP_INT_MAX, 0 ) >= $this->clock->now()
			? [ 'tag' => Read::text( $stored, 'tag' ), 'message' => Read::text( $stored, 'message' ) ]
			: null;
	}

	/** The row is named by a hash, so that who reads the table cannot open the page. */
	private static function id( string $token ): string {
		return Secret::mark( 'thanks', $token );
	}
}
