<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Form;
use Rueda\Form\Forms;
use Rueda\Form\Value\InLocale;
use Rueda\Form\Value\Secret;
use Rueda\Support\Clock;
use Rueda\Support\Database\LimitsTable;
use Rueda\Support\Database\Primary;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * What a page says after a form was sent and the visitor was redirected to it. The address has a signed token with the
 * form, what became of the message, and until when that is told. Addresses stand in logs, so what a visitor has written
 * is never in it: thanks that repeat an answer are stored in a table. They are not a transient, because an object cache
 * whose server is gone loses transients without telling.
 */
final class Thanks {
	private const SENT     = 'sent';
	private const RECEIVED = 'received';
	private const SHAPE    = '/^(\d{1,20})\.([A-Za-z0-9_-]{1,190})\.(sent|received)\.(\d{1,12})\.([0-9a-f]{0,32})\.'
		. '([0-9a-f]{64})$/D';

	public function __construct( private Clock $clock, private Forms $forms ) {}

	/**
	 * @param string $content What the form shows in its place.
	 * @return string A token with which from_token() finds it; "" where it could not be stored.
	 */
	public function store( Form $form, string $unit_tag, string $message, string $content = '' ): string {
		$until  = $this->clock->now() + HOUR_IN_SECONDS;
		$status = $this->words( $form, self::RECEIVED ) === $message ? self::RECEIVED : self::SENT;
		$key    = '';
		if ( '' !== $content || $this->words( $form, $status ) !== $message ) {
			$key  = bin2hex( random_bytes( 16 ) );
			$text = (string) wp_json_encode( '' === $content ? $message : [ $message, $content ] );
			LimitsTable::write( self::id( $key ), null, $text, $until );
			if ( LimitsTable::taken( self::id( $key ) ) !== $text ) {
				return '';
			}
		}
		$told = "{$form->id()}.$unit_tag.$status.$until.$key";
		return $told . '.' . Secret::signature( 'thanks', $told );
	}

	/** @return array{tag: string, message: string, content: string}|null Null where there is none, or it is too old. */
	public function from_token( mixed $token ): ?array {
		if ( ! is_string( $token ) || 1 !== preg_match( self::SHAPE, $token, $found ) ) {
			return null;
		}
		[ , $id, $tag, $status, $until, $key, $mark ] = $found;

		$is_ours = hash_equals( Secret::signature( 'thanks', substr( $token, 0, -strlen( ".$mark" ) ) ), $mark );
		$form    = $is_ours && (int) $until >= $this->clock->now() ? $this->forms->find( (int) $id ) : null;
		if ( null === $form ) {
			return null;
		}
		[ $message, $content ] = $this->stored( $key );
		return [ 'tag' => $tag, 'message' => $message ?? $this->words( $form, $status ), 'content' => $content ];
	}

	/**
	 * A late replica may not have the row yet. The primary is asked only with a token that this site has signed.
	 *
	 * @return array{string|null, string} The message, and the content.
	 */
	private function stored( string $key ): array {
		if ( '' === $key ) {
			return [ null, '' ];
		}
		$read = static fn (): ?string => LimitsTable::taken( self::id( $key ) );
		$told = json_decode( $read() ?? Primary::ask( $read ) ?? '', true );
		return [
			is_string( $told ) ? $told : ( Read::strings( $told )[0] ?? null ),
			is_string( $told ) ? '' : ( Read::strings( $told )[1] ?? '' ),
		];
	}

	/** The form's own text, without anything from the message. */
	private function words( Form $form, string $status ): string {
		return InLocale::run(
			$form->locale(),
			static fn (): string => OutcomeWriter::thanks( $form, self::RECEIVED === $status )
		);
	}

	/** The row is named by a hash, so that who reads the table cannot open the page. */
	private static function id( string $key ): string {
		return Secret::signature( 'thanks', $key );
	}
}
