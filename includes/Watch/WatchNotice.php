<?php

declare( strict_types=1 );

namespace Rueda\Watch;

use Rueda\Form\TestMessage\TestLetter;
use Rueda\Message\MessageRights;
use Rueda\Support\Admin\SiteHealth;
use Rueda\Support\Clock;
use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/** Tells what the daily look at the forms has found: in Site Health, and above the lists of messages and forms. */
final class WatchNotice {
	private const TEST    = 'rueda_form_watch';
	private const SCREENS = '/(^edit-rueda_form|_page_rueda-messages)$/D';

	/** Seconds that the check may be late. */
	private const OVERDUE = DAY_IN_SECONDS;

	/** @param callable(): bool $is_copy Whether this may be a copy: what it knows was found on the original then. */
	public function __construct( private Clock $clock, private $is_copy ) {}

	/** @return array<array-key, mixed> */
	public function add_test( mixed $tests ): array {
		return SiteHealth::with_test( $tests, self::TEST, __( 'Rueda forms', 'rueda' ), [ $this, 'test' ] );
	}

	/** @return array<string, mixed> */
	public function test(): array {
		if ( ! WatchSettings::is_on() ) {
			$text = __( 'The daily check of forms is switched off.', 'rueda' );
			return $this->result( 'good', __( 'Forms are not checked', 'rueda' ), [ $text ] );
		}
		if ( ( $this->is_copy )() ) {
			$text = __( 'This site may be a copy of another one, so it does not check its forms.', 'rueda' );
			return $this->result( 'good', __( 'Forms are not checked', 'rueda' ), [ $text ] );
		}
		$sentences = $this->sentences( [ WatchWords::class, 'sentence' ] );
		if ( [] !== $sentences ) {
			$sentences[] = WatchWords::advice();
			return $this->result( 'critical', __( 'A form needs your attention', 'rueda' ), $sentences );
		}
		[ 'ran' => $ran, 'blind' => $is_blind ] = FormWatch::found();

		if ( $is_blind ) {
			$text = __(
				'This server cannot open the pages of its own site, so it cannot look at the forms. WordPress’s own test of loopback requests says more.',
				'rueda'
			);
			return $this->result( 'recommended', __( 'Forms could not be checked', 'rueda' ), [ $text ] );
		}
		$due = $this->overdue();
		if ( null !== $due ) {
			return $this->result(
				'recommended',
				__( 'Forms have not been checked lately', 'rueda' ),
				[ WatchWords::late( $due ) ]
			);
		}
		$text = 0 === $ran
			? __( 'The first check is within a day.', 'rueda' )
			: sprintf(
				/* translators: %s: a date. */
				__( 'Visitors can reach the forms that are on pages. The last check was on %s.', 'rueda' ),
				Period::day( $ran )
			);
		return $this->result(
			'good',
			__( 'Forms can be reached', 'rueda' ),
			[
				$text,
				...array_unique( $this->sentences( [ WatchWords::class, 'other_mailer' ] ) ),
				...$this->sentences( [ WatchWords::class, 'untried' ] ),
			]
		);
	}

	/** When the check was due that has not come; null if it is not late. */
	private function overdue(): ?int {
		$due = wp_next_scheduled( WatchModule::CRON );
		return false !== $due && $this->clock->now() - $due > self::OVERDUE ? $due : null;
	}

	public function print(): void {
		$screen = get_current_screen();
		if (
			null === $screen
			|| 1 !== preg_match( self::SCREENS, $screen->id )
			|| ! current_user_can( MessageRights::READ )
		) {
			return;
		}
		if ( ! WatchSettings::is_on() || ( $this->is_copy )() ) {
			return;
		}
		$sentences = $this->sentences( [ WatchWords::class, 'sentence' ] );
		$sentences = [] === $sentences ? [] : [ ...$sentences, WatchWords::advice() ];
		$due       = FormWatch::is_late( $this->clock->now() ) ? $this->overdue() : null;
		$title     = [] === $sentences
			? __( 'Forms have not been checked lately', 'rueda' )
			: __( 'A form needs your attention', 'rueda' );
		if ( null !== $due ) {
			$sentences[] = WatchWords::late( $due );
		}
		if ( [] === $sentences ) {
			return;
		}
		$paragraphs = array_map( 'esc_html', $sentences );
		wp_admin_notice(
			sprintf( '<p><strong>%s</strong></p>', esc_html( $title ) )
				. '<p>' . implode( '</p><p>', $paragraphs ) . '</p>',
			[ 'type' => 'warning', 'paragraph_wrap' => false ]
		);
	}

	/**
	 * @param callable( int, array<array-key, mixed> ): string $words
	 * @return list<string> A sentence for each form of which there is something to say.
	 */
	private function sentences( callable $words ): array {
		$forms     = FormWatch::found()['forms'];
		$sentences = array_map( $words, array_map( 'intval', array_keys( $forms ) ), $forms );
		return array_values( array_filter( $sentences, static fn ( string $one ): bool => '' !== $one ) );
	}

	/**
	 * @param 'good'|'recommended'|'critical' $status
	 * @param list<string>                    $sentences
	 * @return array<string, mixed>
	 */
	private function result( string $status, string $label, array $sentences ): array {
		$link = current_user_can( 'manage_options' ) ? sprintf(
			'<p><a href="%s">%s</a></p>',
			esc_url( TestLetter::settings() ),
			esc_html__( 'Choose how forms are checked', 'rueda' )
		) : '';
		return SiteHealth::result( self::TEST, $status, $label, $sentences, $link );
	}
}
