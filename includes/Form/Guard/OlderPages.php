<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Compat\ContactForm7;
use Rueda\Form\Form;
use Rueda\Form\Post\Request;
use Rueda\Form\Value\Secret;
use Rueda\Support\Clock;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Knows which pages without a valid time may still come from a cache: those from before the site's keys changed, and
 * those that Contact Form 7 printed. It notes when either changed, so that anybody can claim such a page only as long
 * as caches may contain one.
 */
final class OlderPages {
	public const OPTION = 'rueda_form_pages';

	public function __construct( private Clock $clock ) {}

	/** Notes the time if the keys or the plugin that prints forms have changed since the last look. */
	public function note_changes(): void {
		$this->changed( 'keys', Secret::signature( 'keys' ), 0 );
		// A site without a note is new, and another plugin may have printed its pages until now.
		$this->changed( 'plugin', ContactForm7::is_active() ? 'other' : 'own', $this->clock->now() );
	}

	/**
	 * Whether a request looks as if a page from before had sent it: it has all hidden inputs, and a time that is signed
	 * with other keys, or no time and another version. A page of today whose time was only removed does not count.
	 */
	public static function is_claimed( Form $form, Request $request ): bool {
		$version = $request->text( '_wpcf7_version' );
		return Sender::PROGRAM !== Sender::kind_of( $request, $form )
			&& '' !== $version
			&& 0 !== ( Read::whole( $request->body(), '_wpcf7' ) ?? 0 )
			&& ( RUEDA_VERSION !== $version || null !== Honeypot::time_of_stamp( $request->text( Honeypot::TIME ) ) );
	}

	/** Whether a page from before may have sent a request that claims it. */
	public function may_have_sent( Form $form, Request $request ): bool {
		$this->note_changes();
		$stamp = $request->text( Honeypot::TIME );
		$time  = Honeypot::time_of_stamp( $stamp );
		if ( null === $time ) {
			return metadata_exists( 'post', $form->id(), Form::SOURCE )
				&& $this->is_recent( $this->time_of( 'plugin' ) );
		}
		if ( Honeypot::is_stamp_signed( $form->id(), $stamp ) ) {
			// The site's clock was ahead when it made the page.
			return $time > $this->clock->milliseconds();
		}
		$changed = $this->time_of( 'keys' );
		return $time <= 1000.0 * $changed && $this->is_recent( $changed );
	}

	private function is_recent( int $time ): bool {
		return $this->clock->now() - $time < Honeypot::LIFE;
	}

	/** @param int $first The time to note if there is no note yet. */
	private function changed( string $what, string $value, int $first ): void {
		$noted = $this->noted( $what );
		if ( Read::text( $noted, 'value' ) !== $value ) {
			$time = [] === $noted ? $first : $this->clock->now();
			update_option( self::OPTION, [ $what => [ 'value' => $value, 'time' => $time ] ] + self::notes(), true );
		}
	}

	private function time_of( string $what ): int {
		$time = $this->noted( $what )['time'] ?? 0;
		return is_int( $time ) ? $time : 0;
	}

	/** @return array<array-key, mixed> */
	private function noted( string $what ): array {
		$noted = self::notes()[ $what ] ?? null;
		return is_array( $noted ) ? $noted : [];
	}

	/** @return array<array-key, mixed> */
	private static function notes(): array {
		$all = get_option( self::OPTION );
		return is_array( $all ) ? $all : [];
	}
}
