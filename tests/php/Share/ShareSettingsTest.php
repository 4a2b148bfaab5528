<?php

declare( strict_types=1 );

namespace Rueda\Tests\Share;

use Rueda\Definitions;
use Rueda\Modules;
use Rueda\Share\ReportMailTexts;
use Rueda\Share\ShareModule;
use Rueda\Share\SharingSettings;
use Rueda\Tests\TestCase;
use WP_REST_Request;

final class ShareSettingsTest extends TestCase {
	/** @return array<string, false> */
	private static function off(): array {
		return array_fill_keys( [ ...array_column( Definitions::NETWORKS, 'id' ), 'email' ], false );
	}

	protected function setUp(): void {
		parent::setUp();
		delete_option( SharingSettings::OPTION );
		delete_option( ReportMailTexts::OPTION );
	}

	public function test_offer_email_on_a_new_site_and_no_network(): void {
		$on = array_merge( self::off(), [ 'email' => true ] );
		self::assertSame( $on, ( new SharingSettings() )->read() );
		$this->act_as( 'administrator' );
		$told = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/settings' ) )->get_data();
		self::assertSame( $on, $told[ SharingSettings::OPTION ] );
	}

	public function test_never_change_what_a_site_has_chosen(): void {
		update_option( SharingSettings::OPTION, self::off() );
		self::assertSame( self::off(), ( new SharingSettings() )->read() );
	}

	/** @return array<string, array{mixed, array<string, bool>}> */
	public function left_by_the_peer(): array {
		return [
			'a string of JSON' => [
				'{"facebook":true,"email":"1","reddit":"true","twitter":"false","linkedIn":0}',
				[ 'facebook' => true, 'reddit' => true, 'email' => true ],
			],
			'nothing'          => [ [], [] ],
			'an array'         => [ [ 'linkedIn' => 1, 'other' => true ], [ 'linkedIn' => true ] ],
			'an object'        => [ (object) [ 'twitter' => true ], [ 'twitter' => true ] ],
			'broken JSON'      => [ '{"facebook":', [] ],
			'a word'           => [ 'true', [] ],
		];
	}

	/**
	 * @dataProvider left_by_the_peer
	 * @param array<string, bool> $on
	 */
	public function test_begin_with_what_the_other_plugin_was_told( mixed $stored, array $on ): void {
		update_option( 'wheel_of_life_social_sharing', $stored );
		self::assertSame( array_merge( self::off(), $on ), ( new SharingSettings() )->read() );

		update_option( SharingSettings::OPTION, self::off() );
		self::assertSame( self::off(), ( new SharingSettings() )->read() );
	}

	public function test_are_on_and_off_for_the_same_values_as_in_scripts(): void {
		$cases = json_decode(
			(string) file_get_contents( RUEDA_REPOSITORY . 'tests/fixtures/share-flags.json' ),
			true
		);
		foreach ( array_keys( self::off() ) as $way ) {
			foreach ( $cases as [ $value, $is_on ] ) {
				self::assertSame(
					array_merge( self::off(), [ $way => $is_on ] ),
					( new SharingSettings() )->sanitize( [ $way => $value ] )
				);
			}
		}
	}

	public function test_are_told_to_admins_as_the_other_plugin_left_them_and_can_be_switched_off(): void {
		update_option( 'wheel_of_life_social_sharing', '{"email":true}' );
		$this->act_as( 'administrator' );
		$told = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/settings' ) )->get_data();
		self::assertSame( array_merge( self::off(), [ 'email' => true ] ), $told[ SharingSettings::OPTION ] );

		self::assertSame(
			self::off(),
			$this->write( SharingSettings::OPTION, self::off() )->get_data()[ SharingSettings::OPTION ]
		);
		self::assertSame( self::off(), ( new SharingSettings() )->read() );
	}

	public function test_are_told_to_everybody_as_a_string_of_json(): void {
		update_option( SharingSettings::OPTION, [ 'linkedIn' => true ] );
		foreach ( [ 'wp_ajax_getSocialShare', 'wp_ajax_nopriv_getSocialShare' ] as $hook ) {
			self::assertTrue( has_action( $hook ) );
			$answer = ( new Modules() )->get( ShareModule::class )->actions()->share();
			self::assertSame( [ 200, true ], [ $answer->status, $answer->is_success ] );
			self::assertSame( wp_json_encode( array_merge( self::off(), [ 'linkedIn' => true ] ) ), $answer->data );
		}
	}

	public function test_are_written_by_admins_through_rest(): void {
		foreach ( [ 'editor' => 403, 'administrator' => 200 ] as $role => $status ) {
			$this->act_as( $role );
			self::assertSame( $status, $this->write( SharingSettings::OPTION, [ 'email' => true ] )->get_status() );
			self::assertSame( $status, $this->write( ReportMailTexts::OPTION, [ 'subject' => 'Mine' ] )->get_status() );
		}
		self::assertTrue( ( new SharingSettings() )->read()['email'] );
		self::assertSame( 'Mine', ReportMailTexts::stored()->filled( 'subject', [] ) );
	}

	/**
	 * @testWith ["Hello {name},", "Hello,"]
	 *           ["Hola, {name}:", "Hola:"]
	 *           ["{name}, welcome", "welcome"]
	 */
	public function test_a_greeting_without_a_name_has_no_spare_signs( string $text, string $expected ): void {
		update_option( ReportMailTexts::OPTION, [ 'greeting' => $text ] );
		self::assertSame( $expected, ReportMailTexts::stored()->filled( 'greeting', [ 'name' => '' ] ) );
	}

	public function test_refuse_what_they_do_not_know(): void {
		$this->act_as( 'administrator' );
		self::assertSame( 400, $this->write( SharingSettings::OPTION, [ 'myspace' => true ] )->get_status() );
		self::assertSame( 400, $this->write( SharingSettings::OPTION, [ 'email' => 'perhaps' ] )->get_status() );
		self::assertSame( 400, $this->write( ReportMailTexts::OPTION, [ 'to' => 'all@example.org' ] )->get_status() );
		self::assertSame(
			400,
			$this->write( ReportMailTexts::OPTION, [ 'subject' => str_repeat( 'a', 201 ) ] )->get_status()
		);
	}

	public function test_keep_words_as_text(): void {
		$this->act_as( 'administrator' );
		$this->write(
			ReportMailTexts::OPTION,
			[
				'subject' => "One\r\nBcc: all@example.org",
				'before'  => "Write to <ada@example.org>\r\n\r\nif 1 <2\x07",
			]
		);

		$stored = get_option( ReportMailTexts::OPTION );
		self::assertSame(
			[ 'One Bcc: all@example.org', "Write to <ada@example.org>\n\nif 1 <2", '' ],
			[ $stored['subject'], $stored['before'], $stored['after'] ]
		);
	}

	/** @param array<string, mixed> $value */
	private function write( string $option, array $value ): \WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( [ $option => $value ] ) );
		return rest_do_request( $request );
	}
}
