<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message;

use Rueda\Form\Store\Message;

/** Messages in WordPress's tools for personal data. */
final class MessagePrivacyTest extends MessageTestCase {
	public function test_exports_what_was_sent_from_an_address_and_nothing_of_others(): void {
		$form  = $this->contact_form( 'Write to us' );
		$first = $this->store( $form, [], [ 'message' => 'One <b>two</b>', 'your-email' => 'Ana@Example.org' ] );
		$spam  = $this->store( $form, [ 'status' => Message::SPAM ] );
		$named = $this->store( $form, [], [ 'your-email' => 'bea@example.org', 'friend' => ' ANA@example.org' ] );
		$this->store( $form, [], [ 'your-email' => 'bea@example.org', 'message' => 'I know ana@example.org well.' ] );
		$this->store( $form, [], [ 'your-email' => 'joana@example.org' ] );

		$told = $this->tool( 'exporters' )( 'ANA@example.org', 1 );
		self::assertTrue( $told['done'] );
		self::assertSame( array_map( static fn ( int $id ): string => "rueda-message-{$id}", [ $first, $spam, $named ] ), array_column( $told['data'], 'item_id' ) );
		self::assertContains( [ 'name' => 'Message', 'value' => 'One &lt;b&gt;two&lt;/b&gt;' ], $told['data'][0]['data'] );
		self::assertContains( [ 'name' => 'Form', 'value' => 'Write to us' ], $told['data'][0]['data'] );
		self::assertSame( [], $this->tool( 'exporters' )( '', 1 )['data'] );
	}

	public function test_exports_many_page_by_page_and_erases_them(): void {
		$form = $this->contact_form();
		for ( $number = 0; $number < 53; $number++ ) {
			$this->store( $form );
		}
		$other  = $this->store( $form, [], [ 'your-email' => 'bea@example.org' ] );
		$export = $this->tool( 'exporters' );
		self::assertCount( 50, $export( 'ana@example.org', 1 )['data'] );
		self::assertFalse( $export( 'ana@example.org', 1 )['done'] );
		self::assertCount( 3, $export( 'ana@example.org', 2 )['data'] );
		self::assertTrue( $export( 'ana@example.org', 2 )['done'] );

		$erase = $this->tool( 'erasers' );
		self::assertFalse( $erase( 'ana@example.org', 1 )['done'] );
		$last = $erase( 'ana@example.org', 2 );
		self::assertTrue( $last['done'] );
		self::assertTrue( $last['items_removed'] );
		self::assertSame( [ (string) $other ], array_map( 'strval', array_column( $this->messages(), 'id' ) ) );
		self::assertFalse( $erase( 'nobody@example.org', 1 )['items_removed'] );
	}

	public function test_suggests_words_for_the_policy(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		set_current_screen( 'privacy' );
		// WordPress's own parts of this hook send headers.
		remove_all_actions( 'admin_init' );
		$this->house()->module()->register();
		do_action( 'admin_init' );
		$texts = array_column( \WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text' );
		self::assertStringContainsString( 'When you write to us with a form', (string) wp_json_encode( $texts ) );
		unset( $GLOBALS['current_screen'] );
	}

	private function tool( string $kind ): callable {
		return apply_filters( "wp_privacy_personal_data_{$kind}", [] )['rueda-messages']['callback'];
	}
}
