<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Post;

use Rueda\Tests\Form\FormTestCase;
use WP_REST_Request;

final class ConditionalFieldsTest extends FormTestCase {
	private const IF_COMPLAINT = [
		'match' => 'all',
		'rules' => [ [ 'field' => 'reason', 'is' => 'equal', 'value' => 'Complaint' ] ],
	];

	private const FIELDS = [
		[
			'type'    => 'select',
			'name'    => 'reason',
			'label'   => 'Reason',
			'choices' => [ [ 'label' => 'Question' ], [ 'label' => 'Complaint' ] ],
		],
		[
			'type'       => 'text',
			'name'       => 'order',
			'label'      => 'Order',
			'isRequired' => true,
			'showIf'     => self::IF_COMPLAINT,
		],
		[ 'type' => 'textarea', 'name' => 'text', 'label' => 'Text' ],
	];

	public function test_a_hidden_field_is_not_required_and_a_shown_one_is(): void {
		$form = $this->make_form( self::FIELDS );

		self::assertSame( 'mail_sent', $this->answer( $form, [ 'reason' => 'Question', 'text' => 'Hi' ] )['status'] );
		$answer = $this->answer( $form, [ 'reason' => 'complaint ', 'text' => 'Hi' ] );
		self::assertSame( [ 'order', 'reason' ], array_column( $answer['invalid_fields'], 'field' ) );
		$answer = $this->answer( $form, [ 'reason' => 'Complaint', 'text' => 'Hi' ] );
		self::assertSame( [ 'order' ], array_column( $answer['invalid_fields'], 'field' ) );
		$answer = $this->answer( $form, [ 'reason' => 'Complaint', 'order' => '7', 'text' => 'Hi' ] );
		self::assertSame( 'mail_sent', $answer['status'] );
	}

	public function test_a_page_without_scripts_says_no_field_under_conditions_to_be_required(): void {
		$quiz = [ 'type' => 'quiz', 'name' => 'quiz', 'showIf' => self::IF_COMPLAINT ];
		$name = [ 'type' => 'text', 'name' => 'your-name', 'isRequired' => true ];
		$page = $this->page( $this->make_form( [ ...self::FIELDS, $quiz, $name ] ) );

		self::assertSame( 1, $page->query( '//*[@aria-required]' )->length );
		self::assertSame( 1, $page->query( '//input[@name="your-name"][@aria-required="true"]' )->length );
		// By this, the script of the page knows the others.
		self::assertSame(
			1,
			$page->query( '//input[@name="order"][contains(@class,"wpcf7-validates-as-required")]' )->length
		);
		self::assertSame( 0, $page->query( '//*[@required]' )->length );
	}

	public function test_what_is_sent_for_a_hidden_field_is_neither_stored_nor_mailed(): void {
		$form = $this->make_form( self::FIELDS );

		$this->answer( $form, [ 'reason' => 'Question', 'order' => 'typed before', 'text' => 'Hi' ] );

		self::assertStringContainsString( "Reason: Question\nText: Hi\n", $this->mails[0]['message'] );
		self::assertStringNotContainsString( 'typed before', (string) wp_json_encode( $this->messages() ) );
	}

	public function test_a_consent_that_is_hidden_is_not_needed(): void {
		$consent = [
			'type'          => 'acceptance',
			'name'          => 'consent',
			'conditionText' => 'I agree.',
			'showIf'        => self::IF_COMPLAINT,
		];
		$form    = $this->make_form( [ self::FIELDS[0], $consent, self::FIELDS[2] ] );

		self::assertSame( 'mail_sent', $this->answer( $form, [ 'reason' => 'Question', 'text' => 'Hi' ] )['status'] );
		self::assertSame(
			'acceptance_missing',
			$this->answer( $form, [ 'reason' => 'Complaint', 'text' => 'Ho' ] )['status']
		);
	}

	public function test_a_group_hides_the_fields_inside_it(): void {
		$inner = '<!-- wp:rueda/form-field {"type":"text","name":"order","label":"Order","isRequired":true} /-->';
		$group = sprintf(
			'<!-- wp:group {"showIf":%s} --><div class="wp-block-group">%s</div><!-- /wp:group -->',
			wp_json_encode( self::IF_COMPLAINT ),
			$inner
		);
		$form  = $this->form_with( [ self::FIELDS[0], self::FIELDS[2] ], $group );

		self::assertSame( 'mail_sent', $this->answer( $form, [ 'reason' => 'Question', 'text' => 'Hi' ] )['status'] );
		$answer = $this->answer( $form, [ 'reason' => 'Complaint', 'text' => 'Hi' ] );
		self::assertSame( [ 'order' ], array_column( $answer['invalid_fields'], 'field' ) );
		self::assertSame( 1, $this->page( $form )->query( '//div[@data-rueda-show-if]//*[@name="order"]' )->length );
	}

	public function test_clients_are_told_the_conditions_and_do_not_require_the_field(): void {
		$form   = $this->make_form( self::FIELDS );
		$schema = rest_do_request(
			new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/{$form}/feedback/schema" )
		)->get_data();

		self::assertSame(
			[
				[
					'fields' => [ 'order' ],
					'showIf' => self::IF_COMPLAINT,
					'rules'  => [
						[ 'rule' => 'required', 'field' => 'order', 'error' => 'Please fill out this field.' ],
					],
				],
			],
			$schema['conditions']
		);
		self::assertNotContains( [ 'required', 'order' ], self::rules( $schema ) );
		self::assertContains( [ 'maxlength', 'order' ], self::rules( $schema ) );
		$plain = $this->make_form( [ self::FIELDS[0] ] );
		self::assertArrayNotHasKey(
			'conditions',
			rest_do_request(
				new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/{$plain}/feedback/schema" )
			)->get_data()
		);
	}

	public function test_the_page_has_the_field_with_a_sentence_that_says_when_it_is_meant(): void {
		$page = $this->page( $this->make_form( self::FIELDS ) );
		$part = $page->query( '//*[@data-rueda-show-if]' )->item( 0 );

		self::assertSame( self::IF_COMPLAINT, json_decode( $part->getAttribute( 'data-rueda-show-if' ), true ) );
		self::assertTrue( $part->hasAttribute( 'data-rueda-hidden' ) );
		self::assertSame(
			'Only if “Reason” is “Complaint”.',
			$page->query( './/*[@class="rueda-when"]', $part )->item( 0 )->textContent
		);
	}

	public function test_a_field_in_a_circle_is_always_shown_and_says_no_condition(): void {
		$if   = static fn ( string $field ): array => [
			'match' => 'all',
			'rules' => [ [ 'field' => $field, 'is' => 'not-empty' ] ],
		];
		$page = $this->page(
			$this->make_form(
				[
					[ 'name' => 'one', 'isRequired' => true, 'showIf' => $if( 'other' ) ],
					[ 'name' => 'other', 'showIf' => $if( 'one' ) ],
				]
			)
		);

		self::assertSame( 0, $page->query( '//*[@class="rueda-when"] | //*[@data-rueda-hidden]' )->length );
	}

	public function test_a_part_that_is_shown_at_first_is_not_hidden_until_the_script_comes(): void {
		$fields                               = self::FIELDS;
		$fields[0]['choices'][1]['isDefault'] = true;
		$page                                 = $this->page( $this->make_form( $fields ) );

		self::assertSame( 0, $page->query( '//*[@data-rueda-hidden]' )->length );
		self::assertSame( 1, $page->query( '//*[@data-rueda-show-if]' )->length );
	}

	public function test_a_form_with_ten_thousand_rules_is_printed_and_takes_its_message(): void {
		$rules  = static fn ( string $field ): array => array_fill(
			0,
			30,
			[ 'field' => $field, 'is' => 'not-empty' ]
		);
		$fields = [ [ 'name' => 'field-0', 'label' => 'First' ] ];
		for ( $number = 1; $number < 335; $number++ ) {
			$fields[] = [
				'name'       => "field-{$number}",
				'isRequired' => true,
				'showIf'     => [ 'match' => 'any', 'rules' => $rules( 'field-' . ( $number - 1 ) ) ],
			];
		}
		$begun  = microtime( true );
		$form   = $this->make_form( $fields );
		$page   = $this->page( $form );
		$answer = $this->answer( $form, [ 'field-0' => 'a', 'field-1' => 'b' ] );

		self::assertSame( 334, $page->query( '//*[@data-rueda-show-if]' )->length );
		self::assertSame( [ 'field-2' ], array_column( $answer['invalid_fields'], 'field' ) );
		$sent = array_fill_keys( array_column( $fields, 'name' ), 'x' );
		self::assertSame( 'mail_sent', $this->answer( $form, $sent )['status'] );
		self::assertLessThan( 10, microtime( true ) - $begun );
	}

	public function test_ten_thousand_rules_that_all_have_to_hold_never_do_and_the_message_arrives(): void {
		$rules = array_fill( 0, 10000, [ 'field' => 'reason', 'is' => 'not-empty' ] );
		$field = [ 'name' => 'order', 'isRequired' => true, 'showIf' => [ 'match' => 'all', 'rules' => $rules ] ];
		$form  = $this->make_form( [ self::FIELDS[0], $field ] );

		self::assertSame( 'mail_sent', $this->answer( $form, [ 'reason' => 'Question' ] )['status'] );
		$page = $this->page( $form );
		self::assertLessThan( 5000, strlen( $page->evaluate( 'string(//@data-rueda-show-if)' ) ) );
	}

	public function test_a_form_without_conditions_prints_nothing_for_them(): void {
		$page = $this->page( $this->make_form( [ self::FIELDS[0] ] ) );

		self::assertSame( 0, $page->query( '//style | //*[@data-rueda-appeared] | //*[@class="rueda-when"]' )->length );
	}

	/**
	 * @param array{rules: list<array<string, mixed>>} $schema
	 * @return list<array{string, string}>
	 */
	private static function rules( array $schema ): array {
		return array_map( static fn ( array $rule ): array => [ $rule['rule'], $rule['field'] ], $schema['rules'] );
	}

	/** @param list<array<string, mixed>> $fields */
	private function form_with( array $fields, string $more ): int {
		$form = $this->make_form( $fields );
		wp_update_post( wp_slash( [ 'ID' => $form, 'post_content' => get_post( $form )->post_content . $more ] ) );
		return $form;
	}
}
