<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Post;

use Rueda\Form\Forms;
use Rueda\Form\Store\MessageStore;
use Rueda\Message\MessageContent;
use Rueda\Support\Clock;
use Rueda\Tests\Form\FormTestCase;
use Rueda\Webhook\Webhook;
use Rueda\Webhook\WebhookContent;
use WP_REST_Request;

/** Repeatable groups, from what a browser or a program sends to the message. */
final class RepeatedFieldsTest extends FormTestCase {
	private const NAME = [ 'type' => 'text', 'name' => 'first-name', 'label' => 'Name', 'isRequired' => true ];
	private const MEAL = [
		'type'    => 'select',
		'name'    => 'meal',
		'label'   => 'Meal',
		'choices' => [ [ 'label' => 'Meat' ], [ 'label' => 'None' ], [ 'label' => 'Other' ] ],
	];
	private const WISH = [
		'type'       => 'text',
		'name'       => 'wish',
		'label'      => 'Which?',
		'isRequired' => true,
		'showIf'     => [ 'match' => 'all', 'rules' => [ [ 'field' => 'meal', 'is' => 'equal', 'value' => 'Other' ] ] ],
	];

	/** Two entries. */
	private const TWO = [ 'first-name' => 'Ana', 'meal' => 'Meat', 'first-name__2' => 'Ben', 'meal__2' => 'None' ];

	/**
	 * @param array<string, mixed>       $attributes
	 * @param list<array<string, mixed>> $fields
	 */
	public static function group( array $attributes, array $fields = [ self::NAME, self::MEAL, self::WISH ] ): string {
		$inner = '';
		foreach ( $fields as $field ) {
			$inner .= get_comment_delimited_block_content( 'rueda/form-field', $field, '' );
		}
		return get_comment_delimited_block_content( 'rueda/form-repeat', $attributes, $inner );
	}

	/** @param list<array<string, mixed>|string> $more */
	private function people( array $more = [] ): int {
		$group = self::group(
			[ 'name' => 'people', 'title' => 'People', 'entry' => 'Person', 'least' => 1, 'most' => 3 ]
		);
		return $this->make_form( [ [ 'name' => 'city', 'label' => 'City' ], $group, ...$more ] );
	}

	/** @return array<string, mixed> What is stored of the last message. */
	private function stored(): array {
		$messages = $this->messages();
		return json_decode( $messages[ count( $messages ) - 1 ]['fields'], true )['posted'];
	}

	public function test_so_many_entries_as_the_page_says_are_in_the_message_with_names_of_their_own(): void {
		$sent = [
			'city'          => 'Rome',
			'people'        => '2',
			'first-name'    => 'Ana',
			'meal'          => 'Meat',
			'first-name__2' => 'Ben',
			'meal__2'       => 'Other',
			'wish__2'       => 'Fish',
			'first-name__3' => 'typed before',
		];

		self::assertSame( 'mail_sent', $this->answer( $this->people(), $sent )['status'] );
		unset( $sent['first-name__3'] );
		self::assertEquals( [ 'meal' => [ 'Meat' ], 'meal__2' => [ 'Other' ] ] + $sent, $this->stored() );
		self::assertStringContainsString(
			"City: Rome\nPeople: 2\nPerson 1 – Name: Ana\nPerson 1 – Meal: Meat\n"
				. "Person 2 – Name: Ben\nPerson 2 – Meal: Other\nPerson 2 – Which? Fish\n",
			$this->mails[0]['message']
		);
	}

	public function test_an_error_is_at_the_field_of_its_entry_and_only_there(): void {
		$form   = $this->people();
		$answer = $this->answer( $form, [ 'people' => '2', 'first-name' => 'Ana', 'meal__2' => 'Other' ] );

		self::assertSame( [ 'first-name__2', 'wish__2' ], array_column( $answer['invalid_fields'], 'field' ) );
		$answer = $this->answer( $form, [ 'people' => '1', 'meal' => 'Meat', 'first-name__2' => 'Ben' ] );
		self::assertSame( [ 'first-name' ], array_column( $answer['invalid_fields'], 'field' ) );
	}

	public function test_without_a_script_empty_entries_are_left_out_wherever_they_are(): void {
		// A browser sends the first choice of each list.
		$lists = [ 'city' => 'Rome', 'people' => '', 'meal' => 'Meat', 'meal__2' => 'Meat', 'meal__3' => 'Meat' ];
		$form  = $this->people();

		$names = [ 'first-name' => 'Ana', 'first-name__2' => '', 'first-name__3' => 'Cem' ];
		self::assertSame( 'mail_sent', $this->answer( $form, $names + $lists )['status'] );
		self::assertSame( '3', $this->stored()['people'] );
		self::assertSame( 'Cem', $this->stored()['first-name__3'] );
		self::assertArrayNotHasKey( 'meal__2', $this->stored() );
		self::assertStringNotContainsString( 'Person 2', $this->mails[0]['message'] );

		$answer = $this->answer( $form, [ 'first-name' => 'Ana', 'meal__2' => 'None' ] + $lists );
		self::assertSame( [ 'first-name__2' ], array_column( $answer['invalid_fields'], 'field' ) );
		$answer = $this->answer( $form, $lists );
		self::assertSame( [ 'first-name' ], array_column( $answer['invalid_fields'], 'field' ) );
	}

	public function test_a_group_that_may_be_empty_needs_nothing(): void {
		$group = self::group( [ 'name' => 'children', 'least' => 0, 'most' => 2 ], [ self::NAME ] );
		$form  = $this->make_form( [ [ 'name' => 'city', 'label' => 'City' ], $group ] );

		foreach ( [ [], [ 'children' => '0', 'first-name' => 'hidden' ], [ 'first-name' => '' ] ] as $sent ) {
			$answer = $this->answer( $form, $sent + [ 'city' => 'Rome' . count( $sent ) ] );
			self::assertSame( 'mail_sent', $answer['status'] );
			self::assertArrayNotHasKey( 'first-name', $this->stored() );
			self::assertSame( '0', $this->stored()['children'] );
		}
	}

	/** @return array<string, array{mixed}> */
	public static function hostile(): array {
		return [
			'ten thousand' => [ '10000' ],
			'a huge one'   => [ str_repeat( '9', 400 ) ],
			'a negative'   => [ '-1' ],
			'a fraction'   => [ '1.5' ],
			'an exponent'  => [ '1e1' ],
			'a list'       => [ [ '3', [ '2' ] ] ],
			'a name'       => [ 'first-name' ],
		];
	}

	/** @dataProvider hostile */
	public function test_whatever_a_program_sends_as_the_number_only_filled_entries_count( mixed $number ): void {
		$sent = [ 'people' => $number ] + self::TWO;

		self::assertSame( 'mail_sent', $this->answer( $this->people(), $sent )['status'] );
		self::assertSame( '2', $this->stored()['people'] );
	}

	public function test_names_that_no_entry_has_are_not_kept(): void {
		$sent = [ 'people' => '2' ] + self::TWO;
		$more = [ 'first-name__-1' => 'x', 'first-name__0' => 'x', 'first-name__1' => 'x', 'first-name__04' => 'x' ];
		for ( $number = 4; $number < 900; $number++ ) {
			$more[ "first-name__$number" ] = 'x';
		}
		$form = $this->people();

		self::assertSame( 'mail_sent', $this->answer( $form, $sent + $more )['status'] );
		self::assertEqualsCanonicalizing( array_keys( $sent ), array_keys( $this->stored() ) );
		for ( ; $number < 10000; $number++ ) {
			$more[ "first-name__$number" ] = 'x';
		}
		self::assertSame( 413, $this->send( $form, $sent + $more )->get_status() );
	}

	public function test_what_is_sent_for_a_field_that_cannot_be_repeated_loses_no_message(): void {
		$refused = [
			[ 'type' => 'file', 'name' => 'cv', 'isRequired' => true ],
			[ 'type' => 'signature', 'name' => 'sign', 'isRequired' => true ],
			[ 'type' => 'quiz', 'name' => 'quiz' ],
		];
		$group   = self::group( [ 'name' => 'people', 'most' => 2 ], [ self::NAME, ...$refused ] );
		$answer  = $this->answer(
			$this->make_form( [ $group ] ),
			[
				'people'        => '2',
				'first-name'    => 'Ana',
				'first-name__2' => 'Ben',
				'cv'            => 'cv.pdf',
				'cv__2'         => 'cv.pdf',
				'sign__2'       => 'Ben',
			]
		);

		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertSame( [ 'Ana', 'Ben' ], array_values( array_diff_key( $this->stored(), [ 'people' => '' ] ) ) );
		self::assertStringContainsString( 'Ben', $this->mails[0]['message'] );
	}

	public function test_nested_values_for_a_field_of_an_entry_are_read_as_for_any_field(): void {
		$sent = [ 'people' => '2', 'first-name' => 'Ana', 'meal' => 'Meat', 'first-name__2' => [ 'a' => [ 'Ben' ] ] ];

		self::assertSame( 'mail_sent', $this->answer( $this->people(), $sent + [ 'meal__2' => 'None' ] )['status'] );
		self::assertStringContainsString( 'Person 2 – Name: Ben', $this->mails[0]['message'] );
	}

	public function test_no_form_has_more_entries_than_the_server_allows(): void {
		$group = self::group( [ 'name' => 'people', 'least' => 10000, 'most' => 10000 ], [ self::NAME ] );
		$form  = $this->form( [ $group ] );

		self::assertCount( 21, $form->fields() );
		self::assertSame( 'first-name__20', $form->fields()[20]->name() );
	}

	public function test_clients_are_told_when_an_entry_is_meant_and_do_not_require_its_fields(): void {
		$form   = $this->people();
		$schema = rest_do_request(
			new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/{$form}/feedback/schema" )
		)->get_data();
		$needed = array_column(
			array_filter( $schema['rules'], static fn ( array $rule ): bool => 'required' === $rule['rule'] ),
			'field'
		);

		self::assertContains( 'first-name', $needed );
		self::assertNotContains( 'first-name__2', $needed );
		$third = array_values(
			array_filter(
				$schema['conditions'],
				static fn ( array $part ): bool => [ 'first-name__3', 'meal__3', 'wish__3' ] === $part['fields']
			)
		);
		$rule  = [ 'field' => 'people', 'is' => 'greater', 'value' => '2' ];
		self::assertSame( [ 'match' => 'all', 'rules' => [ $rule ] ], $third[0]['showIf'] );
	}

	public function test_a_sum_is_of_all_entries_and_a_calculation_in_an_entry_of_its_own_fields(): void {
		$lines = self::group(
			[ 'name' => 'lines', 'entry' => 'Line', 'most' => 3 ],
			[
				[ 'type' => 'number', 'name' => 'pieces', 'label' => 'Pieces' ],
				[ 'type' => 'number', 'name' => 'price', 'label' => 'Price' ],
				[
					'type'      => 'calculation',
					'name'      => 'cost',
					'label'     => 'Cost',
					'isProduct' => true,
					'operands'  => 'pieces price',
				],
			]
		);
		$total = [ 'type' => 'calculation', 'name' => 'total', 'label' => 'Total', 'operands' => 'cost' ];
		$each  = [
			'type'      => 'calculation',
			'name'      => 'fee',
			'label'     => 'Fee',
			'isProduct' => true,
			'operands'  => 'lines pieces',
		];
		$form  = $this->make_form( [ $lines, $total, $each ] );
		$sent  = [ 'pieces' => '2', 'price' => '10', 'pieces__2' => '3', 'price__2' => '5', 'price__3' => '1000' ];

		$this->answer( $form, $sent + [ 'lines' => '2' ] );
		self::assertStringContainsString( 'Line 2 – Cost: 15', $this->mails[0]['message'] );
		self::assertStringContainsString( "Total: 35\nFee: 10\n", $this->mails[0]['message'] );
		self::assertSame(
			[ [ 'cost', 'cost__2', 'cost__3' ] ],
			json_decode(
				$this->page( $form )->evaluate(
					'string(//output/@data-rueda-calculation[contains(.,"total")])'
				),
				true
			)['of']
		);
	}

	public function test_tags_of_emails_list_the_entries_and_the_answers_of_all_of_them(): void {
		$group = self::group( [ 'name' => 'people', 'title' => 'People', 'entry' => 'Person', 'most' => 3 ] );
		$mail  = [
			'active'    => true,
			'recipient' => 'me@example.org',
			'subject'   => 'For [people]: [first-name]',
			'body'      => "[people]\n--\n[first-name]\n[first-name__2]\n"
				. '[_raw_people][if people greater "1"] of them[/if]',
		];
		$form  = $this->make_form( [ $group ], [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] );
		$this->answer( $form, [ 'people' => '2', 'first-name__2' => 'Ben [people]' ] + self::TWO );

		self::assertSame( 'For 2: Ana, Ben [people]', $this->mails[0]['subject'] );
		self::assertStringContainsString(
			"Person 1\nName: Ana\nMeal: Meat\n\nPerson 2\nName: Ben [people]\nMeal: None\n--\n"
				. "Ana, Ben [people]\nBen [people]\n2 of them",
			$this->mails[0]['message']
		);
	}

	public function test_an_email_field_in_a_group_never_addresses_more_than_one(): void {
		$group = self::group(
			[ 'name' => 'people', 'most' => 3 ],
			[ [ 'type' => 'email', 'name' => 'address', 'label' => 'Email' ] ]
		);
		$mail  = [ 'active' => true, 'recipient' => '[address]', 'subject' => 'Hi', 'body' => '[address]' ];
		$form  = $this->make_form( [ $group ], [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] );
		$this->answer( $form, [ 'people' => '2', 'address' => 'a@example.org', 'address__2' => 'b@example.org' ] );

		self::assertSame( [ 'a@example.org' ], (array) $this->mails[0]['to'] );
		self::assertStringContainsString( 'a@example.org, b@example.org', $this->mails[0]['message'] );
	}

	public function test_a_webhook_that_sends_a_field_of_a_group_sends_it_of_all_entries(): void {
		$this->answer( $this->people(), [ 'people' => '2' ] + self::TWO );
		$message = ( new MessageStore( new Clock() ) )->find( (int) $this->messages()[0]['id'] );
		self::assertNotNull( $message );
		$webhook = Webhook::from_array( 1, [ 'fields' => [ 'first-name' ] ] );
		$told    = WebhookContent::of_message( $webhook, $message, new MessageContent( new Forms() ) )['message'];

		self::assertSame( [ 'first-name' => 'Ana', 'first-name__2' => 'Ben' ], (array) $told['fields'] );
		self::assertSame( 'Person 2 – Name', ( (array) $told['labels'] )['first-name__2'] );
	}
}
