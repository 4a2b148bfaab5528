<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Import;

use Rueda\Report\Import\ImportPage;
use Rueda\Report\Import\ImportScreen;
use Rueda\Report\Import\ImportSettings;
use Rueda\Report\Import\OldWheels;
use Rueda\Tests\AtAnImporter;
use Rueda\Tests\Database;

final class ImportScreenTest extends ImportTestCase {
	use AtAnImporter;

	protected function setUp(): void {
		parent::setUp();
		$this->arrive();
	}

	public function test_is_offered_to_administrators_alone(): void {
		foreach ( [ 'subscriber', 'contributor', 'author', 'editor', 'administrator' ] as $role ) {
			unset( $GLOBALS['wp_importers'] );
			$this->act_as( $role );
			$this->screen()->offer();
			self::assertSame(
				'administrator' === $role,
				isset( $GLOBALS['wp_importers'][ ImportScreen::SLUG ] ),
				$role
			);
		}
	}

	public function test_a_user_without_the_right_cannot_change_anything(): void {
		$this->leave();
		foreach ( [ 'subscriber', 'contributor', 'author', 'editor' ] as $role ) {
			$this->act_as( $role );
			self::assertSame( 'died', $this->press( [ ImportScreen::DO => '1' ] ), $role );
		}
		$this->act_as( 'administrator' );
		self::assertSame( 'died', $this->press( [ ImportScreen::DO => '1', '_wpnonce' => 'old' ] ) );
		self::assertSame( 0, $this->count_reports() );
	}

	public function test_says_what_there_is_imports_it_and_says_what_became_of_it(): void {
		$this->act_as( 'administrator' );
		$this->leave();
		$this->leave();
		$this->leave( [], [ 'post_status' => 'trash' ] );
		$this->leave( [], [ 'post_date' => '2001-01-01 00:00:00', 'post_date_gmt' => '2001-01-01 00:00:00' ] );
		self::assertStringContainsString( 'value="Import 2 reports"', $this->shown() );
		self::assertStringContainsString( 'trashed reports are not imported', $this->shown() );
		self::assertStringContainsString( 'would be deleted at once', $this->shown() );

		self::assertStringContainsString(
			'2 reports imported',
			$this->shown( $this->press( [ ImportScreen::DO => '1', ImportScreen::LINKS => '1' ] ) )
		);
		self::assertSame( 2, $this->count_reports() );
		self::assertStringNotContainsString( 'value="Import', $this->shown() );
		self::assertTrue( ImportSettings::are_links_on() );

		self::assertStringContainsString(
			'already been imported',
			$this->shown( $this->press( [ ImportScreen::DO => '1', ImportScreen::LINKS => '1' ] ) )
		);
		self::assertSame( 2, $this->count_reports() );
	}

	/** @group newest */
	public function test_goes_on_at_a_press_until_all_are_there(): void {
		$this->act_as( 'administrator' );
		Database::repeat_post( $this->leave(), 200 );
		$this->stop_the_clock();
		$middle = $this->press( [ ImportScreen::DO => '1' ] );
		$html   = $this->shown( $middle );
		self::assertStringContainsString( 'Imported so far: 200. Remaining: 1.', $html );
		self::assertStringContainsString( 'value="Continue"', $html );
		preg_match_all( '/<input type="hidden" name="(\w+)" value="(\w*)"/', $html, $fields );

		self::assertStringContainsString(
			'201 reports imported',
			$this->shown( $this->press( array_combine( $fields[1], $fields[2] ) ) )
		);
		self::assertSame( 201, $this->count_reports() );
		self::assertFalse( ImportSettings::are_links_on(), 'What was chosen at the beginning holds.' );
	}

	public function test_links_can_be_switched_off_without_importing(): void {
		$this->act_as( 'administrator' );
		$this->leave();
		self::assertStringContainsString( 'Saved.', $this->shown( $this->press( [] ) ) );
		self::assertFalse( ImportSettings::are_links_on() );
		self::assertSame( 0, $this->count_reports() );
	}

	public function test_says_so_when_there_is_nothing(): void {
		$this->act_as( 'administrator' );
		self::assertStringContainsString( 'This site has no reports from the Wheel of Life plugin.', $this->shown() );
		self::assertStringNotContainsString( '<form', $this->shown() );
	}

	public function test_only_numbers_are_read_from_the_address(): void {
		$this->act_as( 'administrator' );
		$this->leave();
		$html = $this->shown( '?rueda_state=done&imported="><script>&failed[]=3' );
		self::assertStringNotContainsString( '"><script>', $html );
		self::assertStringNotContainsString( 'could not be saved', $html );
	}

	private function screen(): ImportScreen {
		return new ImportScreen( $this->importer(), $this->page() );
	}

	private function page(): ImportPage {
		return new ImportPage( $this->sources(), new OldWheels( $this->sources() ) );
	}

	/**
	 * Sends the form of the screen.
	 *
	 * @param array<string, string> $fields
	 * @return string Where it leads, or how it ended.
	 */
	private function press( array $fields ): string {
		return $this->post(
			[ $this->screen(), 'receive' ],
			$fields + [ '_wpnonce' => wp_create_nonce( ImportScreen::NONCE ) ]
		);
	}

	private function shown( string $address = '' ): string {
		return $this->shown_at( $address, [ $this->page(), 'print' ] );
	}
}
