<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Save;

use DOMElement;
use DOMXPath;
use Rueda\Report\Report;
use Rueda\Report\Runs;
use Rueda\Support\Database\LimitsTable;
use Rueda\Tests\Wheel\Plain\PlainTestCase;
use RuntimeException;

/** Saving a wheel's result as a report without JavaScript. */
final class PlainSaveTest extends PlainTestCase {

	private const AREAS = [
		[ 'label' => 'Health', 'isRequired' => true, 'lengendColor' => '#ff0000' ],
		[ 'label' => 'Fun & games', 'lengendColor' => '#00ff00' ],
		[ 'label' => 'Fun & games', 'lengendColor' => '#0000ff', 'maxValue' => 5 ],
	];

	private const RATINGS = [ 'Health' => '9', 'Fun & games' => '4' ];

	private int $wheel;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->delete( $wpdb->posts, [ 'post_type' => Report::TYPE ] );
		$wpdb->query( 'DELETE FROM ' . LimitsTable::full_name() );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.78';
		$this->wheel            = $this->make_wheel( self::AREAS );
		add_filter(
			'wp_redirect',
			static function ( string $to, int $status ): string {
				throw new RuntimeException( "{$status} {$to}" );
			},
			10,
			2
		);
	}

	public function test_showing_the_result_stores_nothing_and_offers_to_keep_it(): void {
		$page = $this->send( $this->wheel, self::RATINGS );
		self::assertSame( 0, $this->stored() );
		self::assertSame( [ 'Save this result as a report' ], $this->texts( $page, '//form//button' ) );
		self::assertTrue( Runs::is_key( $this->form_of( $page )['rueda_wheel_run'] ) );
		self::assertNotSame(
			$this->form_of( $page )['rueda_wheel_run'],
			$this->form_of( $this->send( $this->wheel, self::RATINGS ) )['rueda_wheel_run']
		);
	}

	public function test_the_button_saves_what_was_shown_and_leads_to_the_owners_page(): void {
		$report = $this->kept( $this->form_of( $this->send( $this->wheel, self::RATINGS ) ) );
		self::assertSame( $this->wheel, $report->wheel_id() );
		self::assertSame(
			[ [ 'Health', 9.0, '#ff0000' ], [ 'Fun & games', 4.0, '#00ff00' ], [ 'Fun & games', 4.0, '#0000ff' ] ],
			$this->areas( $report )
		);
		self::assertSame( 0, $report->user_id() );
	}

	public function test_what_was_written_comes_back_with_the_form_is_saved_and_runs_nothing(): void {
		add_shortcode( 'note_test', static fn (): string => 'ran' );
		$this->wheel = $this->make_wheel( [ [ 'label' => 'Health', 'note' => true, 'isRequired' => true ] ] );
		$note        = "I \"sleep\"\n[note_test] <https://evil.example>";
		$kept        = "I \"sleep\"\n[note_test]";
		$form        = $this->fields( $this->page( $this->wheel ), [] );
		$notes       = $this->page( $this->wheel )->query( '//textarea' )->item( 0 )->getAttribute( 'name' );
		self::assertSame( 1, preg_match( '/^rueda_notes\[(.+)\]$/', $notes, $key ) );
		$form += [ 'rueda_notes' => [ $key[1] => $note, 'x' => [ 'deep' ] ] ];

		$asked = $this->post( $this->wheel, $form );
		self::assertSame( $kept, $asked->query( '//textarea' )->item( 0 )->textContent );

		$shown = $this->post( $this->wheel, $form + [ 'rueda_ratings' => [ $key[1] => '9' ] ] );
		self::assertStringNotContainsString( 'ran', do_shortcode( $this->html( $this->wheel ) ) );
		$report = $this->kept( $this->form_of( $shown ) );
		self::assertSame( $kept, $report->rated()->note( 0 ) );
	}

	public function test_a_second_press_and_a_reload_find_the_first_report(): void {
		$form   = $this->form_of( $this->send( $this->wheel, self::RATINGS ) );
		$report = $this->kept( $form );
		self::assertSame( $report->id(), $this->kept( $form )->id() );
		self::assertSame( 1, $this->stored() );
		self::assertNotSame(
			$report->id(),
			$this->kept( $this->form_of( $this->send( $this->wheel, self::RATINGS ) ) )->id()
		);
	}

	public function test_filters_of_other_plugins_change_it_as_they_change_every_report(): void {
		add_filter(
			'wheeloflife_chart_data',
			static fn ( array $data ): array => array_replace_recursive( $data, [ 'labels' => [ 'Renamed' ] ] )
		);
		self::assertSame(
			'Renamed',
			$this->areas( $this->kept( $this->form_of( $this->send( $this->wheel, self::RATINGS ) ) ) )[0][0]
		);
	}

	public function test_the_report_belongs_to_a_user_who_pressed_the_button_and_to_no_other(): void {
		$user = $this->act_as( 'subscriber' );
		$form = $this->form_of( $this->send( $this->wheel, self::RATINGS ) );
		self::assertSame( $user, $this->kept( $form )->user_id() );
		// A page of another site sends the form.
		foreach ( [ [], [ 'rueda_wheel_user' => 'x' ] ] as $number => $proof ) {
			$sent = [
				'rueda_wheel_run' => "6f1e0c2a-7d3b-4c55-9a10-2b7c9a1f0e4{$number}",
			] + $proof + array_diff_key( $form, [ 'rueda_wheel_user' => 1 ] );
			self::assertSame( 0, $this->kept( $sent )->user_id() );
		}
	}

	public function test_over_the_limit_the_page_says_so_and_keeps_the_answers_and_the_run(): void {
		$form = $this->form_of( $this->send( $this->wheel, self::RATINGS ) );
		add_filter( 'rueda_rate_limit', '__return_zero' );
		$page = $this->pressed( $form );
		self::assertSame( 0, $this->stored() );
		self::assertStringStartsWith(
			'Too many wheels were saved',
			$this->texts( $page, '//form/p[@role="alert"]' )[0]
		);
		self::assertSame( $form, $this->form_of( $page ) );
		self::assertSame( [ '9', '4', '4' ], $this->texts( $page, '//table/tbody//td' ) );

		remove_filter( 'rueda_rate_limit', '__return_zero' );
		$this->kept( $this->form_of( $page ) );
		self::assertSame( 1, $this->stored() );
	}

	public function test_a_deleted_report_is_not_found_again_and_can_be_made_anew(): void {
		$form = $this->form_of( $this->send( $this->wheel, self::RATINGS ) );
		$this->reports()->delete( $this->kept( $form )->id() );
		$page = $this->pressed( $form );
		self::assertSame( [ 'This report has been deleted.' ], $this->texts( $page, '//form/p[@role="alert"]' ) );
		$this->kept( $this->form_of( $page ) );
		self::assertSame( 1, $this->stored() );
	}

	public function test_answers_that_are_wrong_are_asked_for_again_and_not_stored(): void {
		$form = $this->form_of( $this->send( $this->wheel, self::RATINGS ) );
		foreach ( array_keys( $form['rueda_ratings'] ) as $area ) {
			$page = $this->pressed( [ 'rueda_ratings' => [ $area => '11' ] + $form['rueda_ratings'] ] + $form );
			self::assertCount( 3, $page->query( '//fieldset' ) );
		}
		self::assertSame( 0, $this->stored() );
	}

	/**
	 * @testWith [{"rueda_wheel_run": "1"}]
	 *           [{"rueda_wheel_run": ["6f1e0c2a-7d3b-4c55-9a10-2b7c9a1f0e44"]}]
	 *           [{"rueda_wheel_place": "rueda-wheel-999999-1"}]
	 *           [{"rueda_wheel_place": "1"}]
	 *           [{"rueda_wheel_place": ["rueda-wheel-1-1"]}]
	 *           [{"rueda_ratings": "9"}]
	 *           [{"rueda_ratings": {"a": {"b": "9"}}}]
	 *
	 * @param array<string, mixed> $wrong
	 */
	public function test_what_no_page_sends_stores_nothing( array $wrong ): void {
		$this->pressed( $wrong + $this->form_of( $this->send( $this->wheel, self::RATINGS ) ) );
		self::assertSame( 0, $this->stored() );
	}

	public function test_what_cannot_be_kept_has_no_button(): void {
		$page = $this->send( $this->make_wheel(), [ 'Health' => 'skip', 'Money' => 'skip' ] );
		self::assertCount( 0, $page->query( '//form' ) );

		$this->act_as( 'editor' );
		$form = $this->form_of( $this->send( $this->wheel, self::RATINGS ) );
		wp_update_post( [ 'ID' => $this->wheel, 'post_status' => 'draft' ] );
		self::assertCount( 0, $this->pressed( $form )->query( '//form' ) );
		self::assertSame( 0, $this->stored() );
	}

	public function test_the_wheels_call_to_action_stands_below(): void {
		update_option(
			'rueda_settings_cta',
			[ 'title' => 'Talk it over', 'buttonLabel' => 'Choose a date', 'buttonLink' => 'https://example.org/' ]
		);
		$page = $this->send( $this->wheel, self::RATINGS );
		self::assertSame( [ 'Talk it over' ], $this->texts( $page, '//section//section[@data-rueda-cta]/div/h2' ) );
		self::assertCount(
			0,
			$this->page( $this->make_wheel() )->query( '//form[.//fieldset]/following::section[@data-rueda-cta]' ),
			'Not before the end.'
		);
	}

	/**
	 * The fields of the save button's form.
	 *
	 * @return array<string, mixed>
	 */
	private function form_of( DOMXPath $page ): array {
		$pairs = array_map(
			static fn ( DOMElement $input ): string => rawurlencode( $input->getAttribute( 'name' ) ) . '='
				. rawurlencode( $input->getAttribute( 'value' ) ),
			iterator_to_array( $page->query( '//form[.//input[@name="rueda_wheel_run"]]//input' ), false )
		);
		parse_str( implode( '&', $pairs ), $fields );
		return $fields;
	}

	/**
	 * The page that follows when the button redirects nowhere.
	 *
	 * @param array<string, mixed> $form
	 */
	private function pressed( array $form ): DOMXPath {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = wp_slash( $form );
		$this->keep()->receive();
		return $this->page( $this->wheel );
	}

	/**
	 * The report whose private page the button leads to.
	 *
	 * @param array<string, mixed> $form
	 */
	private function kept( array $form ): Report {
		try {
			$this->pressed( $form );
		} catch ( RuntimeException $redirect ) {
			self::assertStringStartsWith( '303 ', $redirect->getMessage() );
			$link   = substr( $redirect->getMessage(), 4 );
			$report = $this->reports()->by_link( $link );
			self::assertNotNull( $report );
			self::assertSame( $report->owner_link( $this->reports()->owner_key( $report ) ) . '#', $link );
			return $report;
		}
		self::fail( 'Nobody was sent on.' );
	}

	/** @return list<array{string, float, string}> */
	private function areas( Report $report ): array {
		return array_map(
			static fn ( $area ): array => [ $area->label, $area->value, $area->color ],
			$report->chart()->areas
		);
	}

	private function stored(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'rueda_report'" );
	}
}
